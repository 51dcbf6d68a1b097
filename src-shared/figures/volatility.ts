import { at, type CandleColumns } from '../indicators/columns'
import { dayOf } from './daily'
import { day } from '../time'

/** The windows the service tells its own volatility over, in days. */
export const volatilityDays = [30, 90, 180, 360] as const
/** A market that never closes trades on every day of the year. */
const yearDays = 365

export interface Volatility {
  readonly days: number
  /** Percent a year; null where not every close it needs is held. */
  readonly percent: number | null
}

/**
 * Annualised volatility: the sample standard deviation (n − 1) of the natural logarithms of close / close of the day
 * before, over the last so many whole days, × √365 × 100. The day that is still running is left out, and candles that end days
 * ago have the figure they had then. A window with a day missing has no figure. After John C. Hull, Options, Futures, and Other Derivatives, "Estimating volatility from
 * historical data", with 365 days for 252.
 * @param candles daily
 * @param until the newest moment the candles know of, epoch ms: its day was still running
 */
export function volatilityOf(
  candles: CandleColumns,
  until: number,
  windows: readonly number[] = volatilityDays
): readonly Volatility[] {
  const closes = closesBefore(candles, dayOf(until), Math.max(0, ...windows) + 1)
  return windows.map(days => ({ days, percent: yearly(closes.slice(-(days + 1)), days) }))
}

/** The closes of the whole days before one, oldest first, without a gap: what lies beyond a gap is left out. */
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
