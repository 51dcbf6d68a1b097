import type { Found } from './aliases'
import { coinNamed, type Asked } from './asked'
import { isObject, isScalar, textOf, type JsonObject } from './json'
import { timeOf } from './times'

/** How a decoder's rows look, whatever they are wrapped in. */
export interface RowShape<Field extends string> {
  /** Reads an object that is a row; null where it is none. */
  row(object: JsonObject): Found<Field> | null
  /** Reads an object that holds several rows as columns. */
  columns?(object: JsonObject): readonly Found<Field>[] | null
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
  let emptyList = false

  const visit = (node: unknown, around: Around): Rows<Field> | null => {
    if (around.depth > deepest) return null
    if (Array.isArray(node)) return visitList(node, around)
    if (isObject(node)) return (around.inList ? ownRows(node, around) : null) ?? visitObject(node, around)
    const { coin, time } = around
    return around.keyedBy !== null && shape.bare !== undefined && isScalar(node)
      ? { rows: [{ found: { [shape.bare]: node } as Found<Field>, coin, time }], dropped: 0 }
      : null
  }

  const visitList = (list: readonly unknown[], around: Around): Rows<Field> | null => {
    if (list.length === 0) {
      emptyList ||= around.depth <= 2
      return null
    }
    const { coin, time } = around
    const single = shape.byPosition?.(list, around.keyedBy === 'time') ?? null
    if (single !== null) return { rows: [{ found: single, coin, time }], dropped: 0 }
    const rows: Row<Field>[] = []
    let dropped = 0
    const below: Around = { ...around, depth: around.depth + 1, keyedBy: null, inList: true }
    for (const entry of list) {
      // Most lists are plain rows by the ten thousand: these two lines spare them the general way.
      const found = isObject(entry)
        ? shape.row(entry)
        : Array.isArray(entry)
          ? shape.byPosition?.(entry, false)
          : null
      if (found) rows.push({ found, coin, time })
      else dropped += addTo(rows, visit(entry, below))
    }
    return rows.length === 0 ? null : { rows, dropped }
  }

  const ownRows = (object: JsonObject, { coin, time }: Around): Rows<Field> | null => {
    const single = shape.row(object)
    const found = single === null ? shape.columns?.(object) : [single]
    return found ? { rows: found.map(row => ({ found: row, coin, time })), dropped: 0 } : null
  }

  const visitObject = (object: JsonObject, around: Around): Rows<Field> | null => {
    const inner = surroundings(object, around)
    for (const name of envelopeNames) {
      const rows = Object.hasOwn(object, name) ? visit(object[name], inner) : null
      if (rows !== null) return rows
    }
    return (around.inList ? null : ownRows(object, around)) ?? visitRest(object, inner)
  }

  /** Children under a coin's or a date's key belong together; of others (`latest` beside `series`) the fullest counts. */
  const visitRest = (object: JsonObject, inner: Around): Rows<Field> | null => {
    const keyed: Row<Field>[] = []
    let dropped = 0
    let fullest: Rows<Field> | null = null
    for (const key in object) {
      if (envelopes.has(key)) continue
      const meaning = meaningOfKey(key, inner, asked)
      const found = visit(object[key], { ...inner, ...meaning })
      if (found === null) continue
      if (meaning.keyedBy !== null) dropped += addTo(keyed, found)
      else if (fullest === null || found.rows.length > fullest.rows.length) fullest = found
    }
    return keyed.length > 0 ? { rows: keyed, dropped } : fullest
  }

  const found = visit(body, { coin: null, time: undefined, depth: 0, keyedBy: null, inList: false })
  return found ?? (emptyList ? { rows: [], dropped: 0 } : null)
}

/** Adds what an entry held and answers how many entries were dropped: itself where it held nothing. */
function addTo<Field extends string>(rows: Row<Field>[], found: Rows<Field> | null): number {
  // A spread would overflow the stack: a list can hold hundreds of thousands of rows.
  for (const row of found?.rows ?? []) rows.push(row)
  return found?.dropped ?? 1
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
