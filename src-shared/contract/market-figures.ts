import { z } from 'zod'
import type { BreadthFigures } from '../figures/breadth'
import type { BreadthDay } from '../figures/breadth-days'
import type { DayRange } from '../figures/breakouts'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type PriceTag } from './values'

/** Periods of change that are calculated from daily candles, in days. */
export const changeDays = [7, 30, 90, 365] as const
export type ChangeDays = (typeof changeDays)[number]

/**
 * Calculated for one coin from its loaded daily candles and latest price. Percent points; null =
 * unknown.
 */
export interface CoinFigures {
  readonly coin: string
  readonly changes: Readonly<Record<ChangeDays, number | null>>
  /**
   * From the highest high of the last 365 days (or as many as are loaded) to the current price.
   * Negative below the high.
   */
  readonly fromHighPercent: number | null
  /** Opening time of that day. */
  readonly highDay: EpochMs | null
  /** Number of days searched for the high. */
  readonly highDays: number | null
  /** Closes of the last 30 days and the current price, ascending. */
  readonly spark: readonly number[]
  readonly ranges: readonly DayRange[]
  /** Of the last closed day, in the coin. null if its candle has none. */
  readonly volume: number | null
  /**
   * When the candles were loaded, if whole days are missing up to the price. The figures are as of
   * then. Otherwise null.
   */
  readonly endsAt: EpochMs | null
}

/** A figure that the service calculated. `at` is when it was loaded, null if unknown. */
export interface ServiceFigure {
  readonly value: number
  readonly at: EpochMs | null
}

/** One coin's figures from the service, whichever view paid for them. */
export interface CoinServiceFigures {
  readonly coin: string
  /** Percent points. Only figures loaded within a day, since older ones describe another period. */
  readonly changes: Readonly<Partial<Record<ChangeDays, ServiceFigure>>>
  /** The all-time high, a price. */
  readonly ath: ServiceFigure | null
}

/**
 * Calculated for one coin over the last hours. Percent points; null if no price from that time is
 * stored.
 */
export interface RecentFigures {
  readonly coin: string
  readonly hour: number | null
  /** Over 24 hours. */
  readonly day: number | null
}

/** A coin whose daily candles aren't loaded or end too early. */
export interface LackingDays {
  readonly coin: string
  /** Some are loaded but end too early, so its figures are as of the last one. */
  readonly held: boolean
  readonly price: PriceTag
  /** Why the last attempt to load them failed. */
  readonly fault: Fault | null
}

/**
 * Figures at one time. Calculated points are stored once a day, the service's whenever they arrive.
 */
export interface FigurePoint {
  readonly at: EpochMs
  readonly origin: 'ours' | 'service'
  /** In alphabetical order. Empty = the whole market. */
  readonly coins: readonly string[]
  /** By name. Calculated: `above50` (percent) and so on. From the service: the names it uses. */
  readonly figures: Readonly<Record<string, number>>
}

/** Calculated figures of a list of coins. Costs nothing. */
export interface MarketFigures {
  /** `watched`, `top`, or a watchlist's id. */
  readonly list: string
  readonly coins: readonly string[]
  readonly at: EpochMs
  readonly breadth: BreadthFigures
  /** For the coins with daily candles. */
  readonly figures: readonly CoinFigures[]
  /** For the coins with any. Shown where `figures` has none. */
  readonly serviceFigures: readonly CoinServiceFigures[]
  readonly lacking: readonly LackingDays[]
  /** For each coin with a price. */
  readonly recent: readonly RecentFigures[]
  /** When the oldest of the used candles were loaded. null if none. */
  readonly candlesAt: EpochMs | null
  /**
   * Breadth of these coins on each closed day of the last three months, as far as the candles
   * reach. Ascending.
   */
  readonly breadthDays: readonly BreadthDay[]
  /** Recorded breadth of this list, ascending. Each point has its own set of coins. */
  readonly breadthPoints: readonly FigurePoint[]
  /** Recorded fear and greed, ascending. */
  readonly fearGreedPoints: readonly FigurePoint[]
}

/** Correlation of each pair in a list, from daily logarithmic returns. */
export interface CorrelationFigures {
  readonly coins: readonly string[]
  readonly days: number
  /** Coins with daily candles, ordered so that correlated coins are neighbours. */
  readonly order: readonly string[]
  /** Rows in that order. null = too few common days. */
  readonly matrix: readonly (readonly (number | null)[])[]
  /** The smallest number of returns behind any coefficient, 0 if there are none. */
  readonly fewestReturns: number
}

/** A larger matrix isn't readable. */
export const mostCorrelated = 40

const list = z.object({ list: z.string().max(40), coins: Coin.array().max(2000) })

/**
 * Figures of a list of coins, calculated from stored quotes and candles. Only `loadDays` calls the
 * service.
 */
export const marketFigures = {
  /**
   * Subscribes to `marketFiguresChanged` for this list: on new candles, new points, and every
   * minute.
   */
  look: request(list).mirrored<MarketFigures>(),
  /** Subscribes to `correlationChanged` for these coins, sent on new candles. */
  correlation: request(
    z.object({
      coins: Coin.array().max(mostCorrelated),
      days: z.number().int().min(10).max(365)
    })
  ).answers<CorrelationFigures>(),
  /** Ends the subscriptions. */
  leave: request(z.undefined()).answers<void>(),
  /**
   * Loads the daily candles of coins, one paid call each. Stops on a fault that every further call
   * would meet. Returns the current list, with the fault of each coin that failed.
   */
  loadDays: request(list.extend({ load: Coin.array().min(1).max(2000) })).answers<MarketFigures>()
}
