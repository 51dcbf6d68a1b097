import { isScalar, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'

// Which value of each list to read. `c`, the last price, is `[price, size]`. `a` and `b`, ask and bid, are
// `[price, lots, size]`. The others are `[today, last 24 hours]`.
const places: ReadonlyMap<string, number> = new Map([
  ['c', 0],
  ['l', 1],
  ['h', 1],
  ['v', 1],
  ['a', 0],
  ['b', 0]
])

/**
 * Returns null unless the price is within both ranges and today's range is within that of the last 24 hours.
 */
export function compactPlaces(object: JsonObject): ReadonlyMap<string, number> | null {
  const [close, low, high, volume] = ['c', 'l', 'h', 'v'].map(name => pairOf(object[name]))
  if (!close || !low || !high || !volume) return null
  const [last] = close
  const isInside = last >= low[0] && last >= low[1] && last <= high[0] && last <= high[1]
  return isInside && low[1] <= low[0] && high[1] >= high[0] && volume[1] >= volume[0] ? places : null
}

function pairOf(list: unknown): readonly [number, number] | null {
  if (!Array.isArray(list) || list.length !== 2 || !list.every(isScalar)) return null
  const [one, other] = list.map(numberOf)
  return one === null || other === null || one === undefined || other === undefined ? null : [one, other]
}
