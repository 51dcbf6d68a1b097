import type { CorrelationRow } from './answer'
import { aliases } from './aliases'
import type { Decoder } from './decoder'
import { isObject, isScalar, textOf, type JsonObject } from './json'
import { numberOf } from './numbers'

const pairAliases = aliases({
  a: [
    'a',
    'symbol1',
    'symbol_1',
    'coin1',
    'coin_1',
    'symbol_a',
    'coin_a',
    'base',
    'first',
    'from',
    'x',
    'symbol'
  ],
  b: [
    'b',
    'symbol2',
    'symbol_2',
    'coin2',
    'coin_2',
    'symbol_b',
    'coin_b',
    'quote',
    'second',
    'to',
    'y',
    'with'
  ],
  pair: ['pair', 'pairs'],
  value: ['correlation', 'value', 'coefficient', 'corr', 'r', 'pearson']
})

/** getCorrelation: pair map `{"BTC_ETH":0.85}`, nested matrix, matrix with labels, or rows. Each pair once. */
export const decodeCorrelation: Decoder = body => {
  const found: CorrelationRow[] = []
  visit(body, found, 0)
  const data = eachOnce(scaled(found))
  return data.length > 0 ? { kind: 'correlation', data, dropped: 0 } : null
}

function visit(node: unknown, into: CorrelationRow[], depth: number): void {
  if (depth > 6) return
  if (Array.isArray(node)) {
    for (const entry of node) visit(entry, into, depth + 1)
    return
  }
  if (!isObject(node)) return
  const before = into.length
  readRow(node, into)
  if (into.length === before) readLabelled(node, into)
  if (into.length === before) readMatrix(node, into)
  if (into.length === before) readPairs(node, into)
  if (into.length === before) for (const child of Object.values(node)) visit(child, into, depth + 1)
}

function readRow(node: JsonObject, into: CorrelationRow[]): void {
  const found = pairAliases.read(node)
  const value = coefficient(found.value)
  const [a, b] = [textOf(found.a), textOf(found.b)]
  const pair = splitPair(textOf(found.pair) ?? '')
  if (value === undefined) return
  if (a !== null && b !== null) into.push({ a, b, value })
  else if (pair !== null) into.push({ a: pair[0], b: pair[1], value })
}

/** `{"symbols":["BTC","ETH"],"matrix":[[1,0.85],[0.85,1]]}` */
function readLabelled(node: JsonObject, into: CorrelationRow[]): void {
  const labels = Object.values(node).find(
    (list): list is readonly string[] => Array.isArray(list) && list.length > 1 && list.every(isText)
  )
  const matrix = Object.values(node).find(
    (list): list is readonly (readonly unknown[])[] =>
      Array.isArray(list) &&
      list.length > 1 &&
      list.every(row => Array.isArray(row) && row.length === list.length)
  )
  if (labels === undefined || matrix?.length !== labels.length) return
  labels.forEach((a, row) =>
    labels.forEach((b, column) => {
      const value = coefficient(matrix[row]?.[column])
      if (value !== undefined) into.push({ a, b, value })
    })
  )
}

/** `{"BTC":{"BTC":1,"ETH":0.85},"ETH":{…}}`: every inner key is an outer one, or the outer ones are its partners. */
function readMatrix(node: JsonObject, into: CorrelationRow[]): void {
  for (const [a, row] of Object.entries(node)) {
    if (!isObject(row) || !isCoin(a)) continue
    const partners = Object.entries(row)
    if (partners.length === 0 || !partners.every(([b, value]) => isCoin(b) && isScalar(value))) continue
    for (const [b, raw] of partners) {
      const value = coefficient(raw)
      if (value !== undefined) into.push({ a, b, value })
    }
  }
}

function readPairs(node: JsonObject, into: CorrelationRow[]): void {
  for (const [name, raw] of Object.entries(node)) {
    const pair = splitPair(name)
    const value = isObject(raw) ? coefficient(pairAliases.read(raw).value) : coefficient(raw)
    if (pair !== null && value !== undefined) into.push({ a: pair[0], b: pair[1], value })
  }
}

/** A number, also in percent; null for null or anything unreadable; undefined where no value stands. */
function coefficient(raw: unknown): number | null | undefined {
  if (raw === undefined || !isScalar(raw) || typeof raw === 'boolean') return undefined
  const value = numberOf(raw)
  return value !== null && Math.abs(value) <= 100 ? value : null
}

function splitPair(name: string): readonly [string, string] | null {
  const [a, b, more] = name.split(/[_/|:, -]+/)
  return a !== undefined && b !== undefined && more === undefined && isCoin(a) && isCoin(b) ? [a, b] : null
}

const isCoin = (word: string): boolean => /^[A-Z0-9][A-Za-z0-9.@$]{0,39}$/.test(word) && /[A-Z]/.test(word)
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** From -1 to 1. A coin is wholly like itself: where that is told as 100, all are in percent; else what is larger is no correlation. */
function scaled(rows: readonly CorrelationRow[]): readonly CorrelationRow[] {
  const isPercent = rows.some(({ a, b, value }) => a === b && value === 100)
  return rows.map(row => {
    if (row.value === null) return row
    const value = isPercent ? Number((row.value / 100).toPrecision(12)) : row.value
    return { ...row, value: Math.abs(value) <= 1 ? value : null }
  })
}

/** A coin with itself says nothing, and a matrix tells each pair twice; both stay where they differ. */
function eachOnce(rows: readonly CorrelationRow[]): CorrelationRow[] {
  const told = new Map<string, (number | null)[]>()
  return rows.filter(({ a, b, value }) => {
    if (a === b) return false
    const pair = [a, b].sort().join('\n')
    const values = told.get(pair) ?? []
    if (values.includes(value)) return false
    told.set(pair, [...values, value])
    return true
  })
}
