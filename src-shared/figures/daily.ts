import { at, type CandleColumns } from '../indicators/columns'
import { day as dayMs } from '../time'

/** The price a figure is told at: of a quote, or of the newest candle. */
export interface PriceAt {
  readonly price: number
  /** Epoch ms. */
  readonly at: number
}

/** The opening time, in UTC, of the day that holds a moment (epoch ms). */
export const dayOf = (moment: number): number => Math.floor(moment / dayMs) * dayMs

/** The index of the daily candle of a day (its opening time); -1 where it is not held. Bisects: times ascend. */
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

/** The change from one price to another, in percent points; null where it is none: prices are above 0. */
export function changePercent(from: number, to: number): number | null {
  const percent = (to / from - 1) * 100
  return from > 0 && Number.isFinite(percent) ? percent : null
}

/** Sums of prices are rounded by less than this share of them. */
const rounding = 1e-9

/** Whether one price or average is above another by more than rounding. @param scale a price of their size */
export const isAbove = (a: number, b: number, scale = b): boolean => a - b > rounding * Math.abs(scale)
