import { requestOf, asRequestedCoin, type CallRequest } from '../answers/call-request'
import { isObject } from '../answers/json'
import { timeOf } from '../answers/times'
import { coinIds, currencies } from './lexicon'
import { stepsAt } from './places'

/**
 * Turns a path into one for all coins: keys that are coins, dates or numbers become wildcards. Returns null
 * if the response doesn't have the path.
 * @param params as sent, with the coins
 */
export function fieldEditPath(
  body: unknown,
  path: string,
  params: Readonly<Record<string, string>>
): string | null {
  return namesTo(body, path, requestOf(params))?.join('.') ?? null
}

function namesTo(node: unknown, path: string, request: CallRequest): readonly string[] | null {
  if (path === '') return []
  for (const { key, child, rest, isStar } of stepsAt(node, path)) {
    const below = namesTo(child, rest, request)
    if (below === null) continue
    return [isStar || (isObject(node) && isRowKey(String(key), request)) ? '*' : String(key), ...below]
  }
  return null
}

function isRowKey(key: string, request: CallRequest): boolean {
  const isCoin = asRequestedCoin(key, request) !== null || coinIds.has(key)
  if (isCoin && (request.coins.length > 0 || !currencies.has(key.toLowerCase()))) return true
  return /^\d/.test(key) && (/^\d+$/.test(key) || timeOf(key) !== null)
}
