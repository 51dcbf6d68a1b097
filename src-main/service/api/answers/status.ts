import { bareName, isObject, isScalar, textOf, type JsonObject } from './json'

const yes = new Set(['true', 'success', 'ok', 'successful', '1'])
const envelopes = [
  ...['symbols', 'result', 'data', 'news', 'breakouts', 'ohlc', 'candles', 'history', 'coins', 'tickers'],
  ...['items', 'rows', 'payload', 'values', 'bars', 'quotes', 'list', 'levels', 'articles', 'response']
]
const no = new Set(['false', 'error', 'fail', 'failed', 'failure', 'nok', 'ko', '0'])
const denied: ReadonlySet<unknown> = new Set([false, 'false'])

/**
 * The contract says that `status` is a boolean, but `"success"`, `"ok"` and `"error"` occur too. If there's
 * no status, a body with data is a success, and a body with an error but without data is a failure.
 */
export function succeeded(body: unknown): boolean {
  if (!isObject(body)) return true
  const word = statusOf(body)
  if (yes.has(word)) return true
  if (reportsFailure(body)) return false
  if (!namesError(body)) return !isOnlyWords(body)
  return envelopes.some(name => typeof body[name] === 'object' && body[name] !== null)
}

/**
 * Whether the body says explicitly that the call failed, so that it's free. A message in place of data isn't
 * explicit.
 */
export const reportsFailure = (body: unknown): boolean =>
  isObject(body) && (no.has(statusOf(body)) || denied.has(body['success']) || denied.has(body['ok']))

const wordNames = new Set([
  ...['message', 'msg', 'detail', 'description', 'reason', 'note', 'information', 'retmsg', 'returnmsg'],
  ...['errors', 'errormessage', 'errormsg', 'title']
])
const statusNames = new Set(
  (
    'status code type response success ok retcode returncode errorcode statuscode time timestamp ts ' +
    'requestid path instance version creditcount elapsed'
  ).split(' ')
)

/** A message such as `ok` isn't an error. */
function isOnlyWords(body: JsonObject): boolean {
  let areThere = false
  for (const [key, value] of Object.entries(body)) {
    const name = bareName(key)
    const isText = typeof value === 'string' && value.trim() !== ''
    if (wordNames.has(name))
      areThere ||= isText && !/^(?:ok(?:ay)?|success\w*|none|null)\W*$/i.test(value.trim())
    // The status may itself be an object: `"status": {"error_code": 1002, "error_message": …}`.
    else if (name === 'status' && isObject(value)) areThere ||= isOnlyWords(value)
    else if (!statusNames.has(name) && !isEmpty(value)) return false
  }
  return areThere
}

const isEmpty = (value: unknown): boolean =>
  isScalar(value) ? value === null || value === '' : Object.keys(value as object).length === 0

const namesError = ({ error }: JsonObject): boolean =>
  error !== undefined && error !== null && error !== false && error !== ''

const statusOf = ({ status }: JsonObject): string =>
  (typeof status === 'boolean' ? String(status) : textOf(status))?.toLowerCase() ?? ''

/** Whether the strings in a body are data rather than error messages, whatever the HTTP status. */
export const isGoodAnswer = (body: JsonObject): boolean =>
  succeeded(body) &&
  !namesError(body) &&
  (yes.has(statusOf(body)) ||
    envelopes.some(name => {
      const rows = body[name]
      return Array.isArray(rows) && rows.some(isObject)
    }))
