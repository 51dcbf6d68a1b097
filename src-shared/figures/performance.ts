import { at, type CandleColumns } from '../indicators/columns'
import { changePercent, dayOf, indexOfDay, type PriceAt } from './daily'
import { day as dayMs } from '../time'

/** The windows the service tells its own performance over, in days. */
export const performanceDays = [1, 7, 30, 90, 180, 365, 720] as const

export interface Performance {
  readonly days: number
  /** Percent points; null where no candle is held of the day it is counted from. */
  readonly percent: number | null
  /** The close it is counted from; null as above. */
  readonly from: number | null
  /** The day it is counted from, by its opening time (UTC, epoch ms). */
  readonly day: number
}

/**
 * How far a price has come over each window: (price now / close of the day so many days before today, in UTC, − 1) × 100.
 * The close of a day is that of its daily candle; a window without that candle has no figure, never a neighbour's.
 * @param candles daily
 */
export function performanceOf(
  candles: CandleColumns,
  now: PriceAt,
  windows: readonly number[] = performanceDays
): readonly Performance[] {
  return windows.map(days => {
    const day = dayOf(now.at) - days * dayMs
    const from = at(candles.close, indexOfDay(candles, day))
    const known = Number.isFinite(from)
    return {
      days,
      day,
      from: known ? from : null,
      percent: known ? changePercent(from, now.price) : null
    }
  })
}
