import { at, type CandleColumns } from '../indicators/columns'
import { dayOf } from './daily'
import { day } from '../time'

/** The periods that the service reports, in days. */
export const volatilityDays = [30, 90, 180, 360] as const
/** 365, because crypto is traded every day. */
const yearDays = 365

export interface Volatility {
  readonly days: number
  /** The volatility in percent per year. Null if a required close is missing. */
  readonly percent: number | null
}

/**
 * Annualised volatility: the sample standard deviation (n − 1) of ln(close / previous close) over the last
 * closed days, × √365 × 100. The current day isn't included. If the candles are old, the result is as old.
 * Source: John C. Hull, Options, Futures, and Other Derivatives, "Estimating volatility from historical
 * data", with 365 days instead of 252.
 * @param candles daily
 * @param until the latest time that the candles cover, epoch ms. Its day was still open
 */
export function volatilityOf(
  candles: CandleColumns,
  until: number,
  windows: readonly number[] = volatilityDays
): readonly Volatility[] {
  const closes = closesBefore(candles, dayOf(until), Math.max(0, ...windows) + 1)
  return windows.map(days => ({ days, percent: yearly(closes.slice(-(days + 1)), days) }))
}

function closesBefore({ time, close }: CandleColumns, today: number, most: number): readonly number[] {
  let end = time.length
  while (end > 0 && at(time, end - 1) >= today) end--
  let start = Math.max(0, end - 1)
  while (start > 0 && end - start < most && at(time, start) - at(time, start - 1) === day) start--
  return [...close.slice(start, end)]
}

function yearly(closes: readonly number[], days: number): number | null {
  if (closes.length < days + 1 || days < 2) return null
  const returns = closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? NaN)))
  const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length
  const variance = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (returns.length - 1)
  const percent = Math.sqrt(variance * yearDays) * 100
  return Number.isFinite(percent) ? percent : null
}
