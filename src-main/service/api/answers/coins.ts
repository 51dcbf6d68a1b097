import { coinIds, exchanges } from '../reader/lexicon'
import type { RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import { isReadable, meaningOf } from '../reader/vocabulary'
import type { CoinRow } from './answer'
import type { CallRequest } from './call-request'
import type { Decoder } from './decoder'
import { isObject, isScalar, textOf, type JsonObject } from './json'
import { timeOf } from './times'

const shape: RowShape<'symbol' | 'id' | 'name' | 'source' | 'historySince'> = {
  fields: {
    symbol: { from: ['symbol', 'baseWord', 'pair', 'quoteCurrency', 'name'], reads: 'code' },
    id: { from: ['id'], reads: 'code', aside: ['symbol'] },
    // Accepts any text, because there are coins called `1` and `true`.
    name: { from: ['name'], reads: 'text' },
    source: { from: ['source', 'exchange'], reads: 'venue' },
    historySince: { from: ['historySince'], reads: 'time' }
  },
  identifying: fields => fields.has('symbol') || (fields.has('id') && fields.has('name')),
  inherits: ['source'],
  listsFirst: true,
  positions: rows =>
    rows.length > 1 && rows.every(isNamedCode) && rows.some(([, name]) => /[a-z]/.test(String(name)))
      ? { symbol: 0, name: 1 }
      : null
}

const isNamedCode = (row: readonly unknown[]): boolean =>
  row.length === 2 && row.every(cell => typeof cell === 'string') && /^[A-Z\d]{1,12}$/.test(String(row[0]))

/** Rejects counters and long IDs. Symbols of digits only are accepted if other symbols have letters. */
function codeOf(value: unknown, areLetters: boolean): string | null {
  const text = isReadable('code', value) ? textOf(value) : null
  return text === null || (/^\d+$/.test(text) && !areLetters) || text.length > 40 ? null : text
}

const areSymbols = (values: readonly unknown[]): boolean =>
  values.some(value => typeof value === 'string' && /\p{L}/u.test(value))

export const decodeCoins: Decoder = (body, request, trace = new Trace()) => {
  const data: CoinRow[] = []
  // `listing` requests a coin that doesn't exist, because without requested coins every upper-case key would
  // be taken for one.
  const found = findRows(body, shape, listing(request), trace)
  const areLetters = areSymbols(found?.rows.map(({ found: row }) => row.symbol) ?? [])
  for (const { found: row, holders, path, coin } of found?.rows ?? []) {
    const symbol = codeOf(row.symbol, areLetters) ?? coin ?? codeOf(row.id, false)
    if (symbol === null) trace.release(holders)
    else {
      const historySince = timeOf(row.historySince)
      data.push({
        symbol,
        name: textOf(row.name),
        source: textOf(row.source) ?? path.findLast(name => exchangeNamed(name) !== null) ?? null,
        ...(historySince === null ? {} : { historySince })
      })
    }
  }
  if (data.length > 0)
    return {
      kind: 'coins',
      data,
      dropped: found === null ? 0 : found.dropped + found.rows.length - data.length
    }
  const [bare, dropped] = bareSymbols(body, trace)
  if (bare.length > 0) return { kind: 'coins', data: bare, dropped }
  const keyed = keyedBySymbol(body, trace)
  if (keyed.length > 0) return { kind: 'coins', data: keyed, dropped: 0 }
  return found === null || found.rows.length > 0 ? null : { kind: 'coins', data, dropped: found.dropped }
}

const listing = (request: CallRequest): CallRequest => ({ ...request, coins: ['-'] })

const exchangeNamed = (key: string | null): string | null =>
  key !== null && exchanges.has(key.toLowerCase()) ? key : null

function bareSymbols(
  node: unknown,
  trace: Trace,
  source: string | null = null,
  depth = 0
): [CoinRow[], number] {
  if (
    Array.isArray(node) &&
    node.length > 0 &&
    node.every(isScalar) &&
    node.some(entry => typeof entry === 'string')
  ) {
    const rows: CoinRow[] = []
    for (const entry of node) {
      const symbol = typeof entry === 'string' ? textOf(entry) : null
      if (symbol !== null) rows.push({ symbol, name: null, source })
    }
    trace.claim(node, { field: 'symbol', reads: 'text' })
    return [rows, node.length - rows.length]
  }
  if (!isObject(node) || depth > 3) return [[], 0]
  const all: CoinRow[] = []
  let dropped = 0
  for (const key in node) {
    const [rows, lost] = bareSymbols(node[key], trace, exchangeNamed(key) ?? source, depth + 1)
    for (const row of rows) all.push(row)
    dropped += lost
  }
  return [all, dropped]
}

function keyedBySymbol(body: unknown, trace: Trace): CoinRow[] {
  const found: CoinRow[] = []
  let depth: number | null = null
  for (const holder of holdersIn(body)) {
    if (depth !== null && holder.depth !== depth) break
    const keys = Object.keys(holder.object)
    const areCoins = keys.length > 0 && keys.every(key => isCoinKey(key, holder.object[key]))
    if (!areCoins && !areKnownCoins(holder.object)) continue
    const source = exchangeNamed(holder.name)
    for (const symbol of keys) {
      const row = keyedRow(symbol, holder.object, trace)
      found.push({ ...row, source: row.source ?? source })
    }
    depth = holder.depth
    if (source === null) break
  }
  return found
}

const means = (name: string, concepts: readonly string[]): boolean =>
  meaningOf([name])?.senses.some(({ concept }) => concepts.includes(concept)) ?? false

function areKnownCoins(holder: JsonObject): boolean {
  const keys = Object.keys(holder)
  const areCodes = keys.length > 1 && keys.every(key => /^[A-Z\d]{2,10}$/.test(key) && isObject(holder[key]))
  return areCodes && keys.some(key => knownCoins.has(key))
}

const knownCoins: ReadonlySet<string> = new Set(coinIds.values())

function isCoinKey(key: string, value: unknown): boolean {
  const isNamed = isObject(value) ? Object.keys(value).some(name => means(name, ['name'])) : false
  return /^[A-Z0-9$@.*_-]{1,30}$/.test(key) && (isNamed || typeof value === 'string' || value === null)
}

function keyedRow(symbol: string, holder: JsonObject, trace: Trace): CoinRow {
  const value = holder[symbol]
  if (!isObject(value)) {
    trace.claim(holder, new Map([[symbol, { field: 'name', reads: 'text' }]]))
    return { symbol, name: textOf(value), source: null }
  }
  const nameAt = (concepts: readonly string[]): string | undefined =>
    Object.keys(value).find(key => means(key, concepts))
  const [name, source] = [nameAt(['name']), nameAt(['source', 'exchange'])]
  if (name !== undefined) trace.claim(value, new Map([[name, { field: 'name', reads: 'text' }]]))
  if (source !== undefined) trace.claim(value, new Map([[source, { field: 'source', reads: 'text' }]]))
  return { symbol, name: textOf(value[name ?? '']), source: textOf(value[source ?? '']) }
}

interface Holder {
  readonly object: JsonObject
  readonly name: string | null
  readonly depth: number
}

function holdersIn(body: unknown): readonly Holder[] {
  const found: Holder[] = []
  let level: readonly (readonly [name: string | null, node: unknown])[] = [[null, body]]
  for (let depth = 0; depth < 4; depth++) {
    const objects = level.flatMap(([name, object]) => (isObject(object) ? [{ object, name, depth }] : []))
    for (const holder of objects) found.push(holder)
    level = objects.length > 20 ? [] : objects.flatMap(({ object }) => Object.entries(object))
  }
  return found.slice(0, 200)
}
