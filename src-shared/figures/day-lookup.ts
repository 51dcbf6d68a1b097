import { at, type CandleColumns } from '../indicators/columns'
import { changePercent, dayOf, indexOfDay, type PriceAt } from './daily'

/** A day as its candle tells it. */
export interface DayPrices {
  /** Its opening time (UTC, epoch ms). */
  readonly day: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** From its close to the price now, in percent points; null where there is no price now. */
  readonly changePercent: number | null
  /** It is the day of the price now: its close is not settled. */
  readonly isRunning: boolean
}

/**
 * Why a day has no candle here. future: it has not come. before: it lies before all that are held, from `since` on. gap:
 * it lies among them and is not there. none: none are held. unknown: the service itself has nothing of it, from `since` on.
 */
export type DayLack =
  { readonly why: 'future' | 'gap' | 'none' } | { readonly why: 'before' | 'unknown'; readonly since: number }

/**
 * What a coin was on a day, from daily candles that are held.
 * @param moment any moment of the day, in UTC, epoch ms
 * @param now the price now; null where none is known
 * @param today any moment of today
 * @param historySince when the service's history of the coin begins; null where that is not known
 */
export function dayLookup(
  candles: CandleColumns,
  moment: number,
  now: PriceAt | null,
  today: number,
  historySince: number | null = null
): DayPrices | DayLack {
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
