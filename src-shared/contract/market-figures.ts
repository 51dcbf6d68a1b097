import { z } from 'zod'
import type { BreadthFigures } from '../figures/breadth'
import type { BreadthDay } from '../figures/breadth-days'
import type { DayRange } from '../figures/breakouts'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type PriceTag } from './values'

/** Periods of price changes, in days. */
export const changeDays = [7, 30, 90, 365] as const
export type ChangeDays = (typeof changeDays)[number]

/** Calculated from daily candles and the latest price. Changes are in percent points. */
export interface CoinFigures {
  readonly coin: string
  readonly changes: Readonly<Record<ChangeDays, number | null>>
  /**
   * Change from the highest high of the last 365 loaded days to the current price. Negative if the price is
   * below the high.
   */
  readonly fromHighPercent: number | null
  readonly highDay: EpochMs | null
  /** Number of days that were searched for the high. */
  readonly highDays: number | null
  /** The closes of the last 30 days and the current price, ascending. */
  readonly spark: readonly number[]
  readonly ranges: readonly DayRange[]
  /** Volume of the last closed day, in coins. Null if the candle has no volume. */
  readonly volume: number | null
  /**
   * The time of the last candle, if whole days are missing between it and the price. The figures are as of
   * that time. Otherwise null.
   */
  readonly endsAt: EpochMs | null
}

/** `at` is when it was loaded, null if unknown. */
export interface ServiceFigure {
  readonly value: number
  readonly at: EpochMs | null
}

export interface CoinServiceFigures {
  readonly coin: string
  /**
   * In percent points. Only figures loaded within a day are included, because older ones are about a
   * different period.
   */
  readonly changes: Readonly<Partial<Record<ChangeDays, ServiceFigure>>>
  /** The all-time high, as a price. */
  readonly ath: ServiceFigure | null
}

/** Price changes over the last hours, in percent points. Null if no price from that time is stored. */
export interface RecentFigures {
  readonly coin: string
  readonly hour: number | null
  /** Over 24 hours. */
  readonly day: number | null
}

export interface LackingDays {
  readonly coin: string
  /** True if some candles are loaded. The coin's figures are as of the last one. */
  readonly held: boolean
  readonly price: PriceTag
  readonly fault: Fault | null
}

/** Calculated figures are recorded once a day, those from the service whenever they arrive. */
export interface FigurePoint {
  readonly at: EpochMs
  readonly origin: 'ours' | 'service'
  /** Sorted by name. Empty if the figures are about the whole market. */
  readonly coins: readonly string[]
  /**
   * Calculated figures have names such as `above50` (in percent). Those of the service have the service's
   * names.
   */
  readonly figures: Readonly<Record<string, number>>
}

export interface MarketFigures {
  /** `watched`, `top`, or a watchlist's id. */
  readonly list: string
  readonly coins: readonly string[]
  readonly at: EpochMs
  readonly breadth: BreadthFigures
  readonly figures: readonly CoinFigures[]
  /** For coins that have figures from the service, shown where `figures` has none. */
  readonly serviceFigures: readonly CoinServiceFigures[]
  readonly lacking: readonly LackingDays[]
  readonly recent: readonly RecentFigures[]
  /** When the oldest candles in use were loaded. */
  readonly candlesAt: EpochMs | null
  /** Breadth on each closed day of the last three months, as far as the candles reach. Ascending. */
  readonly breadthDays: readonly BreadthDay[]
  /** Recorded breadth of this list, ascending. The list's coins may have changed between points. */
  readonly breadthPoints: readonly FigurePoint[]
  /** Recorded fear and greed, ascending. */
  readonly fearGreedPoints: readonly FigurePoint[]
}

/** Correlation of each pair in a list, from daily logarithmic returns. */
export interface CorrelationFigures {
  readonly coins: readonly string[]
  readonly days: number
  /** All coins with daily candles. Coins with a high correlation are next to each other. */
  readonly order: readonly string[]
  /** Rows and columns in `order`. Null if two coins have too few days in common. */
  readonly matrix: readonly (readonly (number | null)[])[]
  /** The smallest number of returns behind any coefficient. 0 if there are no coefficients. */
  readonly fewestReturns: number
}

/** A larger matrix isn't readable. */
export const mostCorrelated = 40

const list = z.object({ list: z.string().max(40), coins: Coin.array().max(2000) })

/** Calculated from stored quotes and candles. Only `loadDays` calls the service. */
export const marketFigures = {
  /**
   * Subscribes to `marketFiguresChanged` for this list. The event is sent when new candles or points arrive,
   * and every minute.
   */
  look: request(list).mirrored<MarketFigures>(),
  /** Subscribes to `correlationChanged` for these coins. The event is sent when new candles arrive. */
  correlation: request(
    z.object({
      coins: Coin.array().max(mostCorrelated),
      days: z.number().int().min(10).max(365)
    })
  ).answers<CorrelationFigures>(),
  leave: request(z.undefined()).answers<void>(),
  /**
   * Loads daily candles, with one paid call for each coin. Stops at an error that every further call would
   * run into. The result has an error for each coin that failed.
   */
  loadDays: request(list.extend({ load: Coin.array().min(1).max(2000) })).answers<MarketFigures>()
}
