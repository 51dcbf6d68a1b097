import { isObject, textOf, type JsonObject } from './json'

const yes = new Set(['true', 'success', 'ok', 'successful', '1'])
// Where answers carry their rows.
const envelopes = [
  ...['symbols', 'result', 'data', 'news', 'breakouts', 'ohlc', 'candles', 'history', 'coins', 'tickers'],
  ...['items', 'rows', 'payload', 'values', 'bars', 'quotes', 'list', 'levels', 'articles', 'response']
]
const no = new Set(['false', 'error', 'fail', 'failed', 'failure', '0'])

/**
 * Whether the answer says it succeeded. The contract has a boolean `status`; `"success"`, `"ok"` and `"error"`
 * were seen too. Absent or another word: an error without anything beside it is a failure, data are a success.
 */
export function succeeded(body: unknown): boolean {
  if (!isObject(body)) return true
  const word = statusOf(body)
  if (yes.has(word)) return true
  if (no.has(word)) return false
  if (body['success'] === false) return false
  return !namesError(body) || envelopes.some(name => typeof body[name] === 'object' && body[name] !== null)
}

const namesError = ({ error }: JsonObject): boolean =>
  error !== undefined && error !== null && error !== false && error !== ''

const statusOf = ({ status }: JsonObject): string =>
  (typeof status === 'boolean' ? String(status) : textOf(status))?.toLowerCase() ?? ''

/** Whether it says itself that it succeeded, or has rows: its words are headlines and names of coins, whatever its HTTP status. */
export const isGoodAnswer = (body: JsonObject): boolean =>
  succeeded(body) &&
  !namesError(body) &&
  (yes.has(statusOf(body)) ||
    envelopes.some(name => {
      const rows = body[name]
      return Array.isArray(rows) && rows.some(isObject)
    }))
