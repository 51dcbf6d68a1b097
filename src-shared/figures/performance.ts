import { at, type CandleColumns } from '../indicators/columns'
import { changePercent, dayOf, indexOfDay, type PriceAt } from './daily'
import { day as dayMs } from '../time'

/** The windows the service tells its own performance over, in days. */
export const performanceDays = [1, 7, 30, 90, 180, 365, 720] as const

export interface Performance {
  readonly days: number
  /** Percent points; null if no candle gives the price at the end of the day it is counted from. */
  readonly percent: number | null
  /** The price it is counted from; null as above. */
  readonly from: number | null
  /** The day it is counted from, by its opening time (UTC, epoch ms). */
  readonly day: number
  /** The moment of the price it is counted to, epoch ms. */
  readonly to: number
}

/**
 * How far a price has come over each window: (price now / close of the day so many days before today, in UTC, − 1) × 100.
 * The close of a day is that of its daily candle, or the open of the next day's: 720 candles reach back to the end of the day
 * 720 days ago. A window without either has no figure.
 * @param candles daily
 * @param asOf the price at the newest candle: a window that has no figure up to now has the one it had then
 */
export function performanceOf(
  candles: CandleColumns,
  now: PriceAt,
  windows: readonly number[] = performanceDays,
  asOf: PriceAt = now
): readonly Performance[] {
  return windows.map(days => {
    const upToNow = changeOver(candles, now, days)
    return upToNow.percent === null ? changeOver(candles, asOf, days) : upToNow
  })
}

function changeOver(candles: CandleColumns, { price, at: to }: PriceAt, days: number): Performance {
  const day = dayOf(to) - days * dayMs
  const close = at(candles.close, indexOfDay(candles, day))
  const start = Number.isFinite(close) ? close : at(candles.open, indexOfDay(candles, day + dayMs))
  const from = Number.isFinite(start) ? start : null
  return { days, day, from, to, percent: from === null ? null : changePercent(from, price) }
}
