import { isObject, isScalar } from '../answers/json'
import { timeOf } from '../answers/times'

export interface KeyedEntry {
  readonly key: string | number
  readonly isTime: boolean
  readonly at: string | number
  readonly holder: object
  readonly child: object
}

// A row without field names must have at least four numbers, because a candle has four prices.
const shortestRow = 4

/** Returns null if any entry has another format. */
export function keyedEntries(list: readonly unknown[]): readonly KeyedEntry[] | null {
  const entries: KeyedEntry[] = []
  for (const entry of list) {
    const keyed = Array.isArray(entry) ? pairIn(entry) : isObject(entry) ? pointIn(entry) : null
    if (keyed === null) return null
    entries.push(keyed)
  }
  return entries
}

function pairIn(entry: readonly unknown[]): KeyedEntry | null {
  const [key, child] = entry
  if (entry.length !== 2 || (typeof key !== 'string' && typeof key !== 'number')) return null
  if (Array.isArray(child) ? !isRow(child) : !isObject(child)) return null
  return { key, isTime: isTimeValue(key), at: 0, holder: entry, child: child as object }
}

function pointIn(entry: Readonly<Record<string, unknown>>): KeyedEntry | null {
  let [at, below]: [string | null, string | null] = [null, null]
  for (const key in entry) {
    const value = entry[key]
    if (Array.isArray(value)) {
      if (below !== null || !isRow(value)) return null
      below = key
    } else if (!isScalar(value)) return null
    else if (isTimeValue(value)) {
      if (at !== null) return null
      at = key
    }
  }
  if (at === null || below === null) return null
  return {
    key: entry[at] as string | number,
    isTime: true,
    at,
    holder: entry,
    child: entry[below] as object
  }
}

const isRow = (list: readonly unknown[]): boolean => list.length >= shortestRow && list.every(isScalar)

/** Small numbers don't count, because they can't be epoch times. */
const isTimeValue = (value: unknown): boolean =>
  (typeof value !== 'number' || value > 1e8) && timeOf(value) !== null
