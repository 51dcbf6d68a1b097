import type { Family } from '../reader/fields'
import { coinIds } from '../reader/lexicon'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import { meaningOf } from '../reader/vocabulary'
import type { CorrelationRow } from './answer'
import { bareCoin, bareCoins, type CallRequest } from './call-request'
import { coefficient, isCoin, readLabelled } from './correlation-tables'
import { readTriples } from './correlation-triples'
import type { Decoder } from './decoder'
import { eachPairOnce } from './each-pair-once'
import { isObject, textOf, type JsonObject } from './json'
import { timeOf } from './times'

/** There is also a field for each key that is a pair: `of BTC|ETH`. */
type Field = 'a' | 'b' | 'pair' | 'value' | 'coin' | `of ${string}`

const shapeFor = (request: CallRequest): RowShape<Field> => ({
  fields: {
    a: { from: ['first'], reads: 'word' },
    b: { from: ['second'], reads: 'word' },
    pair: { from: ['pair', 'study', 'symbol', 'coins'], reads: 'pair' },
    coin: { from: ['symbol', 'id'], reads: 'word' },
    value: {
      from: ['coefficient', 'value', 'plainValue'],
      reads: 'percent',
      windows: () => true,
      unmarked: ['coefficient', 'value', 'plainValue']
    }
  } as RowShape<Field>['fields'],
  family: path => pairNamed(path, request),
  identifying: fields =>
    [...fields].some(isPair) ||
    (fields.has('value') && ['a', 'b', 'pair', 'coin'].some(name => fields.has(name))),
  inherits: ['a', 'coin'],
  bare: 'value'
})

const isPair = (field: string): boolean => field.startsWith('of ')

function pairNamed(path: readonly string[], request: CallRequest): ReturnType<Family<Field>> {
  const last = path.at(-1) ?? ''
  const isValue =
    path.length > 1 &&
    (/^(?:value|current|now|latest)$/i.test(last) ||
      (meaningOf([last])?.senses.some(({ concept }) => concept === 'coefficient') ?? false))
  const names = isValue ? path.slice(0, -1) : path
  const own = splitPair(names.at(-1) ?? '')
  if (own !== null)
    return includesRequestedCoin(own, request)
      ? { field: `of ${own.join('|')}`, reads: 'number', rank: -1 }
      : null
  const [one, other] = names.slice(-2).map(name => coinIn(name, request))
  return one && other ? { field: `of ${one}|${other}`, reads: 'number', rank: 10 } : null
}

/** A pair must include a requested coin; otherwise `error_code` would be a pair. */
function includesRequestedCoin(pair: readonly string[], request: CallRequest): boolean {
  return request.coins.length === 0 || pair.some(name => bareCoins(request).has(name.toUpperCase()))
}

function coinIn(name: string, request: CallRequest): string | null {
  const known = coinIds.get(name.toLowerCase())
  if (known !== undefined) return known
  return bareCoins(request).has(name.toUpperCase()) ? name.toUpperCase() : null
}

export const decodeCorrelation: Decoder = (body, request, trace = new Trace()) => {
  const labelled: CorrelationRow[] = []
  readLabelled(body, labelled, trace, 0)
  const found = labelled.length > 0 ? null : findRows(body, shapeFor(request), request, trace)
  const rows =
    labelled.length > 0 ? labelled : (found?.rows ?? []).flatMap(row => pairsOf(row, request, trace))
  if (rows.length === 0) trace.reset()
  const others = rows.length > 0 ? rows : readTriples(body, request, trace)
  const data = eachPairOnce(scaled(others.length > 0 ? others : soleOf(body, request, trace)))
  return data.length > 0 ? { kind: 'correlation', data, dropped: found?.dropped ?? 0 } : null
}

/** If the body has a single coefficient and two coins are requested, it belongs to them. */
function soleOf(body: unknown, request: CallRequest, trace: Trace): readonly CorrelationRow[] {
  const [a, b, ...others] = [...new Set(request.coins.map(bareCoin))]
  if (a === undefined || b === undefined || others.length > 0) return []
  const found: { readonly holder: JsonObject; readonly key: string; readonly value: number }[] = []
  const visit = (node: unknown, depth: number, concepts: readonly string[] = ['coefficient']): void => {
    if (depth <= 5 && Array.isArray(node))
      return visit(newestEntry(node), depth + 1, ['coefficient', 'value'])
    if (depth > 5 || !isObject(node)) return
    for (const key in node) {
      const value = coefficient(node[key])
      const isNamed = meaningOf([key])?.senses.some(({ concept }) => concepts.includes(concept)) ?? false
      if (isNamed && value !== undefined && value !== null) found.push({ holder: node, key, value })
      visit(node[key], depth + 1)
    }
  }
  visit(body, 0)
  const [only] = found
  if (only === undefined || found.length > 1) return []
  trace.claim(only.holder, new Map([[only.key, { field: 'value', reads: 'number' }]]))
  return [{ a, b, value: only.value }]
}

/** Returns the newest entry, or null if some entries have no time. */
function newestEntry(list: readonly unknown[]): unknown {
  const timed = list.filter(isObject).map(entry => {
    const key = Object.keys(entry).find(name => meaningOf([name])?.senses[0]?.concept === 'time')
    return { entry, time: key === undefined ? null : timeOf(entry[key]) }
  })
  if (timed.length < list.length || timed.some(({ time }) => time === null)) return null
  return timed.toSorted((one, other) => Number(other.time) - Number(one.time))[0]?.entry
}

function pairsOf(row: Row<Field>, request: CallRequest, trace: Trace): readonly CorrelationRow[] {
  const { found, path } = row
  const pairs: CorrelationRow[] = []
  for (const field of Object.keys(found) as Field[]) {
    const value = coefficient(found[field])
    const [a, b] = isPair(field) ? field.slice(3).split('|') : []
    if (a !== undefined && b !== undefined && value !== undefined) pairs.push({ a, b, value })
  }
  const value = coefficient(found.value)
  if (value === undefined || pairs.length > 0) return pairs
  if (row.holders.some(hasSeveral)) trace.doubt('which', ['value'], 1)
  const pair = splitPair(textOf(found.pair) ?? '')
  if (pair !== null) return [{ a: pair[0], b: pair[1], value }]
  // A bare number has one coin as its key and the other as the key of the object around it.
  const isBare = row.holders.length === 0
  const around = path.filter(
    name =>
      coinIn(name, request) !== null || (isCoin(name) && (request.coins.length === 0 || name === row.coin))
  )
  const adjacent = [row.above.coin?.value, found.a, found.b, found.coin].map(textOf)
  const named = adjacent.filter(name => name !== null)
  const keys = around.slice(-2).map(name => coinIds.get(name) ?? name)
  const [a, b] = [...new Set(isBare ? [...named, ...keys] : [...keys, ...named])].slice(-2)
  if (a !== undefined && b !== undefined) return [{ a, b, value }]
  const [sole] = request.coins
  if (a !== undefined && request.coins.length === 1 && sole !== undefined && bareCoin(sole) !== bareCoin(a))
    return [{ a: bareCoin(sole), b: a, value }]
  trace.release(row.holders)
  return []
}

const hasSeveral = (holder: object): boolean =>
  Object.keys(holder).filter(key => {
    const { senses = [], window = null } = meaningOf([key]) ?? {}
    return window !== null && senses.some(({ concept }) => concept === 'coefficient')
  }).length > 1

function splitPair(text: string): readonly [string, string] | null {
  const [, a, b] =
    /^([A-Za-z0-9$]{2,20})(?:[\s_-]+(?:vs\.?|and|to)[\s_-]+|\s*[_/:|~-]\s*)([A-Za-z0-9$]{2,20})$/.exec(
      text.trim()
    ) ?? []
  if (a === undefined || b === undefined) return null
  const coins: readonly string[] = [a, b].map(name => coinIds.get(name.toLowerCase()) ?? name)
  const isLower =
    text === text.toLowerCase() && coins.every(name => name.length <= 6 && /^[a-z\d]+$/.test(name))
  const isCoins = coins.every(isCoin) || isLower
  const words = ['value', 'matrix', 'pairs', 'data', 'date', 'last', 'time', 'coin', 'symbol']
  return isCoins && !coins.some(name => words.includes(name)) ? [coins[0] ?? a, coins[1] ?? b] : null
}

/**
 * The values are percentages if the diagonal is 100 or the largest value is between 2 and 100. Other values
 * outside -1 to 1 become null.
 */
function scaled(rows: readonly CorrelationRow[]): readonly CorrelationRow[] {
  const largest = Math.max(0, ...rows.map(({ value }) => Math.abs(value ?? 0)))
  const isPercent =
    rows.some(({ a, b, value }) => a === b && value === 100) || (largest > 2 && largest <= 100)
  return rows.map(row => {
    if (row.value === null) return row
    const value = isPercent ? Number((row.value / 100).toPrecision(12)) : row.value
    return { ...row, value: Math.abs(value) <= 1 ? value : null }
  })
}
