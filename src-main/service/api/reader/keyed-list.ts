import { isObject, isScalar } from '../answers/json'
import { timeOf } from '../answers/times'

/** An entry of a list that says in one place what the other is of. */
export interface KeyedEntry {
  readonly key: string | number
  readonly isMoment: boolean
  /** Where the key stands in the holder. */
  readonly at: string | number
  readonly holder: object
  readonly child: object
}

// Four prices; fewer numbers are no row without names.
const shortestRow = 4

/**
 * The entries of an object that is written as a list: `[[time, {…}], …]`, `[["BTC", {…}], …]`, and rows without names beside
 * their moment, `[[time, [1, 4, 0.5, 2]], …]`, `[{"x": time, "y": [1, 4, 0.5, 2]}, …]`. Null where one entry is none.
 */
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
  return { key, isMoment: isMoment(key), at: 0, holder: entry, child: child as object }
}

/** One moment and one row of numbers, and nothing else that is a list. */
function pointIn(entry: Readonly<Record<string, unknown>>): KeyedEntry | null {
  let [at, below]: [string | null, string | null] = [null, null]
  for (const key in entry) {
    const value = entry[key]
    if (Array.isArray(value)) {
      if (below !== null || !isRow(value)) return null
      below = key
    } else if (!isScalar(value)) return null
    else if (isMoment(value)) {
      if (at !== null) return null
      at = key
    }
  }
  if (at === null || below === null) return null
  return {
    key: entry[at] as string | number,
    isMoment: true,
    at,
    holder: entry,
    child: entry[below] as object
  }
}

const isRow = (list: readonly unknown[]): boolean => list.length >= shortestRow && list.every(isScalar)

/** A small number is no moment of a market. */
const isMoment = (value: unknown): boolean =>
  (typeof value !== 'number' || value > 1e8) && timeOf(value) !== null
