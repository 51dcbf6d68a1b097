import { at, type CandleColumns } from '../indicators/columns'
import { changePercent, dayOf, indexOfDay, type PriceAt } from './daily'
import { day as dayMs } from '../time'

export const performanceDays = [1, 7, 30, 90, 180, 365, 720] as const

export interface Performance {
  readonly days: number
  /** Null if there is no candle for the start of the period. */
  readonly percent: number | null
  /** The price at the start of the period. Null if `percent` is null. */
  readonly from: number | null
  /** The start day (UTC, epoch ms). */
  readonly day: number
  /** The time of the price at the end of the period, epoch ms. */
  readonly to: number
}

/**
 * The performance is (current price / close that many UTC days before today − 1) × 100. If that close is
 * missing, the open of the next day is used instead, so that 720 candles are enough for 720 days. Null if
 * both are missing.
 * @param candles daily
 * @param asOf the price at the latest candle. It's used if a period can't be calculated up to now
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
