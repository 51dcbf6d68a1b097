import { z } from 'zod'
import type { BreadthFigures } from '../figures/breadth'
import type { BreadthDay } from '../figures/breadth-days'
import type { DayRange } from '../figures/breakouts'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type PriceTag } from './values'

export const changeDays = [7, 30, 90, 365] as const
export type ChangeDays = (typeof changeDays)[number]

/** From daily candles and the latest price. Changes are in percent points. */
export interface CoinFigures {
  readonly coin: string
  readonly changes: Readonly<Record<ChangeDays, number | null>>
  /** Of the last 365 loaded days. Negative if the price is below. */
  readonly fromHighPercent: number | null
  /** The start of the high's day. */
  readonly highDay: EpochMs | null
  /** Days searched for the high. */
  readonly highDays: number | null
  /** The last 30 closes and the current price, oldest first. */
  readonly spark: readonly number[]
  readonly ranges: readonly DayRange[]
  /** Of the last closed day, in coins. Null if the candle has none. */
  readonly volume: number | null
  /** Set if days are missing before the price: the last candle's time, which all numbers refer to. */
  readonly endsAt: EpochMs | null
}

/** `at` is when it was loaded, null if unknown. */
export interface ServiceFigure {
  readonly value: number
  readonly at: EpochMs | null
}

export interface CoinServiceFigures {
  readonly coin: string
  /** In percent points. Only changes loaded within the last day. */
  readonly changes: Readonly<Partial<Record<ChangeDays, ServiceFigure>>>
  /** As a price. */
  readonly ath: ServiceFigure | null
}

export interface RecentFigures {
  readonly coin: string
  readonly hour: number | null
  /** Over 24 hours. */
  readonly day: number | null
}

export interface LackingDays {
  readonly coin: string
  /** Some candles are loaded, so the numbers are as of the last one. */
  readonly held: boolean
  readonly price: PriceTag
  readonly fault: Fault | null
}

/**
 * Of market breadth or fear and greed. Calculated numbers are recorded daily, the service's when they arrive.
 */
export interface FigurePoint {
  readonly at: EpochMs
  readonly origin: 'ours' | 'service'
  readonly coins: readonly string[]
  /** Calculated numbers have names such as `above50` (in percent), others the service's names. */
  readonly figures: Readonly<Record<string, number>>
}

export interface MarketFigures {
  /** `watched`, `top`, or the ID of a watchlist. */
  readonly list: string
  readonly coins: readonly string[]
  readonly at: EpochMs
  readonly breadth: BreadthFigures
  readonly figures: readonly CoinFigures[]
  /** For coins without a number in `figures`. */
  readonly serviceFigures: readonly CoinServiceFigures[]
  readonly lacking: readonly LackingDays[]
  readonly recent: readonly RecentFigures[]
  /** When the oldest candles were loaded. */
  readonly candlesAt: EpochMs | null
  /** Each closed day of the last three months with candles, ascending. */
  readonly breadthDays: readonly BreadthDay[]
  /** Ascending. The list's coins may have changed between points. */
  readonly breadthPoints: readonly FigurePoint[]
  /** Ascending. */
  readonly fearGreedPoints: readonly FigurePoint[]
}

/** From daily log returns, for each pair of coins. */
export interface CorrelationFigures {
  readonly coins: readonly string[]
  readonly days: number
  /** Coins with daily candles, sorted so that high correlations are adjacent. */
  readonly order: readonly string[]
  /** In the order of `order`. Null if two coins have too few days in common. */
  readonly matrix: readonly (readonly (number | null)[])[]
  /** Of any coefficient. 0 if there are none. */
  readonly fewestReturns: number
}

/** A larger matrix isn't readable. */
export const mostCorrelated = 40

const list = z.object({ list: z.string().max(40), coins: Coin.array().max(2000) })

/** From stored quotes and candles. Only `loadDays` calls the service. */
export const marketFigures = {
  /** Subscribes to `marketFiguresChanged`, sent with new candles or points and every minute. */
  look: request(list).mirrored<MarketFigures>(),
  /** Subscribes to `correlationChanged`, sent with new candles. */
  correlation: request(
    z.object({
      coins: Coin.array().max(mostCorrelated),
      days: z.number().int().min(10).max(365)
    })
  ).answers<CorrelationFigures>(),
  leave: request(z.undefined()).answers<void>(),
  /**
   * One paid call per coin. Stops at an error that would affect all further calls. Has an error for each
   * failed coin.
   */
  loadDays: request(list.extend({ load: Coin.array().min(1).max(2000) })).answers<MarketFigures>()
}
