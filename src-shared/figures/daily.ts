import { at, type CandleColumns } from '../indicators/columns'
import { day as dayMs } from '../time'

/** The latest price used in a calculation, from a quote or the latest candle. */
export interface PriceAt {
  readonly price: number
  /** Epoch ms. */
  readonly at: number
}

/** Returns the start of the UTC day, in epoch ms. */
export const dayOf = (moment: number): number => Math.floor(moment / dayMs) * dayMs

/** Returns -1 if there is no candle for the day. Times must ascend, because this is a binary search. */
export function indexOfDay({ time }: CandleColumns, day: number): number {
  let [low, high] = [0, time.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = at(time, middle)
    if (found === day) return middle
    if (found < day) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Returns null unless both prices are positive. */
export function changePercent(from: number, to: number): number | null {
  const percent = (to / from - 1) * 100
  return from > 0 && Number.isFinite(percent) ? percent : null
}

/** Rounding errors in sums of prices are smaller than this, relative to the sum. */
const rounding = 1e-9

/**
 * Whether `a` exceeds `b` by more than rounding errors.
 * @param scale a price of similar size
 */
export const isAbove = (a: number, b: number, scale = b): boolean => a - b > rounding * Math.abs(scale)
