import type { Found } from './aliases'
import { coinNamed, type Asked } from './asked'
import { isObject, isScalar, textOf, type JsonObject } from './json'
import { timeOf } from './times'

/** How a decoder's rows look, whatever they are wrapped in. */
export interface RowShape<Field extends string> {
  /** Reads an object that is a row, or the columns of several; null where it is neither. */
  own(object: JsonObject): readonly Found<Field>[] | null
  /** Reads an array by position; `keyed` when its time is the key it stands under. */
  byPosition?(values: readonly unknown[], keyed: boolean): Found<Field> | null
  /** The field meant by a bare value standing under a coin's or a date's key. */
  readonly bare?: Field
}

/** A row with what its surroundings say about it. */
export interface Row<Field extends string> {
  readonly found: Found<Field>
  /** The coin named by the row's key or by an object around it. */
  readonly coin: string | null
  /** The time named so, raw. */
  readonly time: unknown
}

export interface Rows<Field extends string> {
  readonly rows: readonly Row<Field>[]
  /** Entries of the row list in which nothing was recognised. */
  readonly dropped: number
}

/** The names under which the service's answers carry their rows, in the order they are tried. */
export const envelopeNames = [
  'symbols',
  'result',
  'data',
  'news',
  'breakouts',
  'ohlc',
  'candles',
  'history',
  'coins',
  'tickers',
  'items',
  'rows'
] as const

const envelopes: ReadonlySet<string> = new Set(envelopeNames)
const deepest = 6

interface Around {
  readonly coin: string | null
  readonly time: unknown
  readonly depth: number
  /** What the key right above names, if either. */
  readonly keyedBy: 'coin' | 'time' | null
  readonly inList: boolean
}

/**
 * Finds a decoder's rows in an answer: under a known name, else deeper, else the object itself, else every child
 * (objects keyed by coin or date, which then carry that key). An empty known list is an answer with no rows.
 * Null = nothing recognised.
 */
export function findRows<Field extends string>(
  body: unknown,
  shape: RowShape<Field>,
  asked: Asked
): Rows<Field> | null {
  let dropped = 0
  let emptyList = false

  const visit = (node: unknown, around: Around): Row<Field>[] | null => {
    if (around.depth > deepest) return null
    if (Array.isArray(node)) return visitList(node, around)
    if (isObject(node)) return visitObject(node, around)
    return around.keyedBy !== null && shape.bare !== undefined && isScalar(node)
      ? [{ found: { [shape.bare]: node } as Found<Field>, coin: around.coin, time: around.time }]
      : null
  }

  const visitList = (list: readonly unknown[], around: Around): Row<Field>[] | null => {
    if (list.length === 0) {
      emptyList ||= around.depth <= 2
      return null
    }
    const single = shape.byPosition?.(list, around.keyedBy === 'time') ?? null
    if (single !== null) return [{ found: single, coin: around.coin, time: around.time }]
    const rows: Row<Field>[] = []
    let unread = 0
    const below = { ...around, depth: around.depth + 1, keyedBy: null, inList: true }
    for (const entry of list) {
      const nested = visit(entry, below)
      if (nested === null) unread++
      // A spread would overflow the stack: a list can hold hundreds of thousands of rows.
      else for (const row of nested) rows.push(row)
    }
    if (rows.length === 0) return null
    dropped += unread
    return rows
  }

  const ownRows = (object: JsonObject, { coin, time }: Around): Row<Field>[] | null =>
    shape.own(object)?.map(found => ({ found, coin, time })) ?? null

  const visitObject = (object: JsonObject, around: Around): Row<Field>[] | null => {
    if (around.inList) {
      const own = ownRows(object, around)
      if (own !== null) return own
    }
    const inner = surroundings(object, around)
    for (const name of envelopeNames) {
      if (!Object.hasOwn(object, name)) continue
      const rows = visit(object[name], { ...inner, keyedBy: null, inList: false })
      if (rows !== null) return rows
    }
    if (!around.inList) {
      const own = ownRows(object, around)
      if (own !== null) return own
    }
    return visitRest(object, inner)
  }

  /** Children under a coin's or a date's key belong together; of others (`latest` beside `series`) the fullest counts. */
  const visitRest = (object: JsonObject, inner: Around): Row<Field>[] | null => {
    const keyed: Row<Field>[] = []
    let fullest: Row<Field>[] | null = null
    for (const key in object) {
      if (envelopes.has(key)) continue
      const meaning = meaningOfKey(key, inner, asked)
      const rows = visit(object[key], { ...inner, ...meaning })
      if (rows === null) continue
      if (meaning.keyedBy !== null) for (const row of rows) keyed.push(row)
      else if (fullest === null || rows.length > fullest.length) fullest = rows
    }
    return keyed.length > 0 ? keyed : fullest
  }

  const rows = visit(body, { coin: null, time: undefined, depth: 0, keyedBy: null, inList: false })
  if (rows !== null) return { rows, dropped }
  return emptyList ? { rows: [], dropped: 0 } : null
}

/** What an object says of the rows inside it: its own symbol and time. */
function surroundings(object: JsonObject, around: Around): Around {
  const named = textOf(object['symbol'] ?? object['coin'] ?? object['pair'])
  const stamp = object['time'] ?? object['date'] ?? object['timestamp'] ?? object['datetime']
  return {
    depth: around.depth + 1,
    // An echo of the request (`BTC ETH`) names no single coin.
    coin: named !== null && /^[^\s+,]{1,40}$/.test(named) ? named : around.coin,
    time: timeOf(stamp) === null ? around.time : stamp,
    keyedBy: null,
    inList: false
  }
}

function meaningOfKey(key: string, inner: Around, asked: Asked): Pick<Around, 'coin' | 'time' | 'keyedBy'> {
  if (timeOf(key) !== null) return { coin: inner.coin, time: key, keyedBy: 'time' }
  const coin = coinNamed(key, asked)
  return { coin: coin ?? inner.coin, time: inner.time, keyedBy: coin === null ? null : 'coin' }
}
