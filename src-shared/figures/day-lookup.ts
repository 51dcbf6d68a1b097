import { at, type CandleColumns } from '../indicators/columns'
import { changePercent, dayOf, indexOfDay, type PriceAt } from './daily'

export interface DayPrices {
  /** UTC, epoch ms. */
  readonly day: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  /**
   * The change from the day's close to the current price, in percent. Null if the current price is unknown.
   */
  readonly changePercent: number | null
  readonly isRunning: boolean
}

/**
 * Why there are no prices for a day.
 * - `before`: the day is before the first candle, which opens at `since`
 * - `gap`: there are candles before and after the day, but none for it
 * - `none`: there are no candles at all
 * - `unknown`: the service's history of the coin starts later, at `since`
 */
export type MissingDayReason =
  { readonly why: 'future' | 'gap' | 'none' } | { readonly why: 'before' | 'unknown'; readonly since: number }

/**
 * Returns the prices of a day, or why there are none.
 * @param moment any time on the day, UTC, epoch ms
 * @param now the current price, or null if unknown
 * @param today any time today
 * @param historySince start of the service's history for the coin, or null if unknown
 */
export function dayLookup(
  candles: CandleColumns,
  moment: number,
  now: PriceAt | null,
  today: number,
  historySince: number | null = null
): DayPrices | MissingDayReason {
  const day = dayOf(moment)
  if (day > dayOf(today)) return { why: 'future' }
  const index = indexOfDay(candles, day)
  if (index === -1) {
    const since = at(candles.time, 0)
    if (historySince !== null && day < dayOf(historySince)) return { why: 'unknown', since: historySince }
    if (Number.isNaN(since)) return { why: 'none' }
    return day < since ? { why: 'before', since } : { why: 'gap' }
  }
  const [open, high, low] = [at(candles.open, index), at(candles.high, index), at(candles.low, index)]
  const close = at(candles.close, index)
  const isRunning = day === dayOf(today)
  return { day, open, high, low, close, changePercent: now && changePercent(close, now.price), isRunning }
}
