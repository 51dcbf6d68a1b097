import type { CoinFigures } from '../../../src-shared/contract/market-figures'
import { changeDays } from '../../../src-shared/contract/market-figures'
import type { BoardQuote } from '../../../src-shared/contract/market'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { CoinNow } from '../../../src-shared/figures/breadth'
import { rangesOf } from '../../../src-shared/figures/breakouts'
import { dayOf, type PriceAt } from '../../../src-shared/figures/daily'
import { isInDoubt } from '../../../src-shared/figures/doubt'
import { extremesOf } from '../../../src-shared/figures/extremes'
import { performanceOf } from '../../../src-shared/figures/performance'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import type { DailyCandles } from './daily-candles'
import { day as dayMs } from '../../../src-shared/time'

const yearDays = 365
const sparkDays = 30

export interface CoinWithFigures extends CoinNow {
  readonly now: PriceAt
  readonly daysBeforeNow: CandleColumns
  /**
   * The latest price that the figures can use: `now`, or the last candle if days before `now` are missing.
   */
  readonly evaluatedAt: PriceAt
  readonly closedDays: CandleColumns
}

/**
 * Figures use the quote or the last candle, whichever is newer. If whole days are missing before the quote,
 * they use the candle, because averages and ranges need every day. Returns null without candles.
 */
export function knownCoin(daily: DailyCandles | null, quote: BoardQuote): CoinWithFigures | null {
  if (!daily) return null
  const now = newestPrice(daily, quote) ?? daily.newest
  const daysBeforeNow = before(daily.days, dayOf(now.at))
  const reaches = (daysBeforeNow.time.at(-1) ?? -Infinity) >= dayOf(now.at) - dayMs
  const evaluatedAt = reaches ? now : daily.newest
  return {
    now,
    daysBeforeNow,
    evaluatedAt,
    days: reaches ? daysBeforeNow : before(daily.days, dayOf(evaluatedAt.at)),
    price: evaluatedAt.price,
    changePercent: quote.changePercent,
    closedDays: daily.closed
  }
}

/** Whether no day is missing between the candles and the latest price. */
export const isCurrent = ({ now, evaluatedAt }: CoinWithFigures): boolean => evaluatedAt === now

export function coinFigures(coin: string, known: CoinWithFigures): CoinFigures {
  const { days, daysBeforeNow, now, evaluatedAt } = known
  const year = from(daysBeforeNow, dayOf(now.at) - (yearDays - 1) * dayMs)
  const extremes = extremesOf(year, now)
  const changes = performanceOf(daysBeforeNow, now, changeDays, evaluatedAt)
  return {
    coin,
    changes: Object.fromEntries(changes.map(one => [one.days, one.percent])) as CoinFigures['changes'],
    fromHighPercent: extremes?.high.distancePercent ?? null,
    highDay: extremes?.high.day ?? null,
    highDays: extremes?.days ?? null,
    spark: [...daysBeforeNow.close.slice(-sparkDays), now.price],
    ranges: rangesOf(days, { price: evaluatedAt.price, day: dayOf(evaluatedAt.at) }),
    volume: knownValue(known.closedDays.volume.at(-1)),
    endsAt: isCurrent(known) ? null : evaluatedAt.at
  }
}

const knownValue = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

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
