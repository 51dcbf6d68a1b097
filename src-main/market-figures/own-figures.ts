import type { CoinFigures, LackingDays } from '../../src-shared/contract/market-figures'
import { changeDays } from '../../src-shared/contract/market-figures'
import type { BoardQuote } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { CoinNow } from '../../src-shared/figures/breadth'
import { rangesOf } from '../../src-shared/figures/breakouts'
import { dayOf, type PriceAt } from '../../src-shared/figures/daily'
import { isInDoubt } from '../../src-shared/figures/doubt'
import { extremesOf } from '../../src-shared/figures/extremes'
import { performanceOf } from '../../src-shared/figures/performance'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import type { DailyCandles } from './daily-candles'
import { day as dayMs } from '../../src-shared/time'

const yearDays = 365
const sparkDays = 30

/** What is known of a coin: its candles up to its price, and its quoted change. */
export interface KnownCoin extends CoinNow {
  readonly now: PriceAt
}

/** Why a coin can't be evaluated: no candles, or none of the day before its price. */
export type Unknown = Pick<LackingDays, 'held'>

/**
 * Puts a coin's candles and quote together. The price is the newer of both; only days that closed before its day count,
 * and the last of them must be the day before, or averages would leave days out.
 */
export function knownCoin(daily: DailyCandles | null, quote: BoardQuote): KnownCoin | Unknown {
  if (!daily) return { held: false }
  const now = newestPrice(daily, quote) ?? daily.newest
  const today = dayOf(now.at)
  const days = before(daily.closed, today)
  const lastDay = days.time.at(-1)
  if (lastDay === undefined || lastDay < today - dayMs) return { held: true }
  return { days, now, price: now.price, changePercent: quote.changePercent }
}

/** The figures of one coin for a row of a table. */
export function coinFigures(coin: string, { days, now }: KnownCoin): CoinFigures {
  const today = dayOf(now.at)
  const year = from(days, today - yearDays * dayMs)
  const top = extremesOf(year, now)?.high ?? null
  const changes = performanceOf(days, now, changeDays).map(({ days: span, percent }) => [span, percent])
  return {
    coin,
    changes: Object.fromEntries(changes) as CoinFigures['changes'],
    fromHighPercent: top?.distancePercent ?? null,
    highDay: top?.day ?? null,
    spark: [...days.close.slice(-sparkDays), now.price],
    ranges: rangesOf(days, { price: now.price, day: today }),
    volume: known(days.volume.at(-1))
  }
}

const known = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

/** The newer of a coin's quote, unless that is in doubt, and its newest candle's close; null where neither is held. */
export function newestPrice(daily: DailyCandles | null, quote: BoardQuote): PriceAt | null {
  const { price, fetchedAt } = quote
  const quoted = price !== null && fetchedAt !== null && !isInDoubt(quote) ? { price, at: fetchedAt } : null
  const candle = daily?.newest ?? null
  return quoted && (!candle || quoted.at >= candle.at) ? quoted : candle
}

const before = (candles: CandleColumns, day: EpochMs): CandleColumns => {
  let size = candles.time.length
  while (size > 0 && (candles.time[size - 1] ?? 0) >= day) size--
  return part(candles, 0, size)
}

const from = (candles: CandleColumns, day: EpochMs): CandleColumns => {
  const index = candles.time.findIndex(time => time >= day)
  return part(candles, index === -1 ? candles.time.length : index, candles.time.length)
}

const part = (candles: CandleColumns, start: number, end: number): CandleColumns => ({
  time: candles.time.subarray(start, end),
  open: candles.open.subarray(start, end),
  high: candles.high.subarray(start, end),
  low: candles.low.subarray(start, end),
  close: candles.close.subarray(start, end),
  volume: candles.volume.subarray(start, end)
})
