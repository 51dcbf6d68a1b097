import { coinIds } from '../reader/lexicon'
import type { ClaimedField, Trace } from '../reader/trace'
import { meaningOf } from '../reader/vocabulary'
import type { CorrelationRow } from './answer'
import { bareCoins, type CallRequest } from './call-request'
import { coefficient, isCoin } from './correlation-tables'
import { isObject, isScalar, type JsonObject } from './json'

type Key = string | number
type Entry = Readonly<Record<Key, unknown>>

const deepest = 6

/**
 * Reads two coins and their coefficient under any names, such as `["BTC", "ETH", 0.83]`, `[0, 1, 0.83]` with
 * a separate list of coins, `{"BTC": [["ETH", 0.83]]}` and `{"asset": "BTC", "peers": {"ETH": {"r": 0.83}}}`.
 * There must be exactly one number from -1 to 1, or one percentage up to 100.
 */
export function readTriples(body: unknown, request: CallRequest, trace: Trace): readonly CorrelationRow[] {
  const labels = labelsIn(body, request)
  const found: CorrelationRow[] = []
  const visit = (node: unknown, coin: string | null, depth: number): void => {
    if (depth > deepest || typeof node !== 'object' || node === null) return
    const rows = Array.isArray(node)
      ? inList(node as readonly unknown[], coin, labels, request, trace)
      : underCoins(node as JsonObject, coin, request, trace)
    if (rows.length > 0) {
      for (const row of rows) found.push(row)
      return
    }
    const around = isObject(node) ? (soleCoin(node, request) ?? coin) : coin
    for (const key in node) {
      const named = Array.isArray(node) ? null : coinOf(key, request)
      visit((node as Entry)[key], named ?? around, depth + 1)
    }
  }
  visit(body, null, 0)
  return found
}

const coinOf = (value: unknown, request: CallRequest): string | null => {
  if (typeof value !== 'string') return null
  const known = coinIds.get(value.toLowerCase())
  if (request.coins.length === 0) return isCoin(value) ? (known ?? value) : null
  return bareCoins(request).has(known ?? value.toUpperCase()) ? (known ?? value) : null
}

function soleCoin(object: JsonObject, request: CallRequest): string | null {
  const coins = Object.values(object).flatMap(value => coinOf(value, request) ?? [])
  return coins.length === 1 ? (coins[0] ?? null) : null
}

/** If the body has several lists of coins, they must be equal. */
function labelsIn(body: unknown, request: CallRequest, depth = 0): readonly string[] | null {
  if (depth > deepest || typeof body !== 'object' || body === null) return null
  if (Array.isArray(body)) {
    const coins = body.map(entry => coinOf(isObject(entry) ? soleCoin(entry, request) : entry, request))
    const areCoins = coins.length > 1 && coins.every(coin => coin !== null)
    if (areCoins && new Set(coins).size === coins.length) return coins
  }
  const all = Object.values(body).flatMap(child => {
    const labels = labelsIn(child, request, depth + 1)
    return labels === null ? [] : [labels]
  })
  const [first] = all
  return first !== undefined && all.every(one => one.join() === first.join()) ? first : null
}

function inList(
  list: readonly unknown[],
  coin: string | null,
  labels: readonly string[] | null,
  request: CallRequest,
  trace: Trace
): readonly CorrelationRow[] {
  const entries = list.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null)
  if (entries.length === 0 || entries.length < list.length) return []
  const named = placesIn(entries, cell => coinIn(cell, request) !== null)
  const counted =
    named.length > 0 || labels === null ? [] : placesIn(entries, cell => isPlace(cell, labels.length))
  const places = named.length > 0 ? named : counted.slice(0, 2)
  if (places.length > 2 || (places.length < 2 && (coin === null || named.length === 0))) return []
  const value = valueIn(entries, places)
  if (value === null) return []
  // The indexes aren't reported as read, because they mean nothing to users.
  const claim = new Map<Key, ClaimedField>(named.map(place => [place, { field: 'a', reads: 'name' }]))
  claim.set(value, { field: 'value', reads: 'any' })
  return entries.flatMap(entry => {
    const coins = places.map(place =>
      named.length > 0 ? coinIn(entry[place], request) : labels?.[Number(entry[place])]
    )
    const [a, b] = coins.length === 1 ? [coin, coins[0]] : coins
    const reported = coefficient(entry[value])
    if (a === null || a === undefined || b === null || b === undefined || reported === undefined) return []
    for (const place of places)
      if (isObject(entry[place]))
        for (const key of Object.keys(entry[place]))
          trace.claim(entry[place], new Map([[key, { field: 'a', reads: 'text' }]]))
    trace.claim(entry, claim)
    return [{ a, b, value: reported }]
  })
}

const coinIn = (cell: unknown, request: CallRequest): string | null =>
  isObject(cell) ? soleCoin(cell, request) : coinOf(cell, request)

const isPlace = (cell: unknown, count: number): boolean =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < count

function placesIn(
  entries: readonly (Entry | readonly unknown[])[],
  holds: (cell: unknown) => boolean
): Key[] {
  const [first] = entries
  const keys: readonly Key[] = Array.isArray(first) ? [...first.keys()] : Object.keys(first ?? {})
  return keys.filter(key => entries.every(entry => holds((entry as Entry)[key])))
}

function valueIn(entries: readonly Entry[], others: readonly Key[]): Key | null {
  const isOne = (cell: unknown): boolean =>
    isScalar(cell) && Math.abs(coefficient(cell) ?? Infinity) <= (String(cell).includes('%') ? 100 : 1)
  const places = placesIn(entries, isOne).filter(place => !others.includes(place))
  const named = places.filter(place => rankOf(place) !== null)
  const [best] = named.toSorted((one, other) => Number(rankOf(one)) - Number(rankOf(other)))
  return best ?? (places.length === 1 ? (places[0] ?? null) : null)
}

function rankOf(name: Key): number | null {
  const sense = meaningOf([String(name)])?.senses.find(({ concept }) => concept === 'coefficient')
  return sense?.rank ?? null
}

function underCoins(
  object: JsonObject,
  coin: string | null,
  request: CallRequest,
  trace: Trace
): readonly CorrelationRow[] {
  const keys = Object.keys(object)
  const entries = keys.map(key => object[key]).filter(isObject)
  if (coin === null || keys.length === 0 || entries.length < keys.length) return []
  if (!keys.every(key => coinOf(key, request) !== null)) return []
  const value = valueIn(entries, [])
  if (value === null) return []
  return entries.map((entry, place) => {
    trace.claim(entry, new Map([[value, { field: 'value', reads: 'any' }]]))
    const own = keys[place] ?? ''
    return { a: coin, b: coinOf(own, request) ?? own, value: coefficient(entry[value]) ?? null }
  })
}
