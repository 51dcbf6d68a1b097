import { isObject, textOf } from './json'

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
  const word =
    typeof body['status'] === 'boolean' ? String(body['status']) : textOf(body['status'])?.toLowerCase()
  if (word !== undefined && word !== null) {
    if (yes.has(word)) return true
    if (no.has(word)) return false
  }
  if (body['success'] === false) return false
  const failed = 'error' in body && body['error'] !== null && body['error'] !== false && body['error'] !== ''
  return !failed || envelopes.some(name => typeof body[name] === 'object' && body[name] !== null)
}
