import { z } from 'zod'
import type { BreadthFigures } from '../figures/breadth'
import type { BreadthDay } from '../figures/breadth-days'
import type { DayRange } from '../figures/breakouts'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type PriceTag } from './values'

/** Periods of price changes, in days. They're calculated from daily candles. */
export const changeDays = [7, 30, 90, 365] as const
export type ChangeDays = (typeof changeDays)[number]

/**
 * A coin's figures, calculated from its daily candles and its latest price. Changes are in percent points. Null if
 * unknown.
 */
export interface CoinFigures {
  readonly coin: string
  readonly changes: Readonly<Record<ChangeDays, number | null>>
  /**
   * Change from the highest high of the last 365 days (or fewer, if fewer are loaded) to the current price. Negative
   * if the price is below the high.
   */
  readonly fromHighPercent: number | null
  /** When the day with the high began. */
  readonly highDay: EpochMs | null
  /** Number of days in which the high was searched for. */
  readonly highDays: number | null
  /** Closes of the last 30 days and the current price, ascending. */
  readonly spark: readonly number[]
  readonly ranges: readonly DayRange[]
  /** Volume of the last closed day, as a number of coins. Null if the candle has no volume. */
  readonly volume: number | null
  /**
   * Null if the candles reach the current price. If whole days are missing before the price, the time of the last
   * candle. The figures are as of that time.
   */
  readonly endsAt: EpochMs | null
}

/** A figure that the service calculated. `at` is when it was loaded, null if unknown. */
export interface ServiceFigure {
  readonly value: number
  readonly at: EpochMs | null
}

/** A coin's figures from the service. They may have been loaded by any view. */
export interface CoinServiceFigures {
  readonly coin: string
  /**
   * In percent points. Only includes figures loaded within a day, because older ones are about a different period.
   */
  readonly changes: Readonly<Partial<Record<ChangeDays, ServiceFigure>>>
  /** The all-time high, as a price. */
  readonly ath: ServiceFigure | null
}

/** A coin's price changes over the last hours. In percent points. Null if no price from that time is stored. */
export interface RecentFigures {
  readonly coin: string
  readonly hour: number | null
  /** Over 24 hours. */
  readonly day: number | null
}

/** A coin for which daily candles are missing, or end too early. */
export interface LackingDays {
  readonly coin: string
  /** True if some candles are loaded. They end too early, so the coin's figures are as of the last one. */
  readonly held: boolean
  readonly price: PriceTag
  /** Why the last attempt to load them failed. */
  readonly fault: Fault | null
}

/**
 * Figures as of a given time. Calculated ones are recorded once a day, those from the service whenever they arrive.
 */
export interface FigurePoint {
  readonly at: EpochMs
  readonly origin: 'ours' | 'service'
  /** Sorted by name. Empty if the figures are about the whole market. */
  readonly coins: readonly string[]
  /**
   * By name. Calculated figures have names such as `above50` (in percent). Those of the service have the service's
   * names.
   */
  readonly figures: Readonly<Record<string, number>>
}

/** Calculated figures of a list of coins. They cost nothing. */
export interface MarketFigures {
  /** `watched`, `top`, or a watchlist's id. */
  readonly list: string
  readonly coins: readonly string[]
  readonly at: EpochMs
  readonly breadth: BreadthFigures
  /** For all coins that have daily candles. */
  readonly figures: readonly CoinFigures[]
  /** For all coins that have figures from the service. They're shown where `figures` has none. */
  readonly serviceFigures: readonly CoinServiceFigures[]
  readonly lacking: readonly LackingDays[]
  /** For all coins that have a price. */
  readonly recent: readonly RecentFigures[]
  /** When the oldest of the candles in use were loaded. Null if none. */
  readonly candlesAt: EpochMs | null
  /**
   * Breadth of these coins on each closed day of the last three months, as far as the candles
   * reach. Ascending.
   */
  readonly breadthDays: readonly BreadthDay[]
  /** Recorded breadth of this list, ascending. The list may have had different coins at each point. */
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
  /** Rows and columns have this order. Null if two coins have too few days in common. */
  readonly matrix: readonly (readonly (number | null)[])[]
  /** The smallest number of returns that a coefficient was calculated from. 0 if there are no coefficients. */
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
   * Subscribes to `marketFiguresChanged` for this list. The event is sent when new candles or points arrive, and
   * every minute.
   */
  look: request(list).mirrored<MarketFigures>(),
  /** Subscribes to `correlationChanged` for these coins. The event is sent when new candles arrive. */
  correlation: request(
    z.object({
      coins: Coin.array().max(mostCorrelated),
      days: z.number().int().min(10).max(365)
    })
  ).answers<CorrelationFigures>(),
  /** Ends the subscriptions. */
  leave: request(z.undefined()).answers<void>(),
  /**
   * Loads daily candles, with one paid call for each coin. Stops at an error that every further call would run into.
   * Returns the figures of the list, with an error for each coin that failed.
   */
  loadDays: request(list.extend({ load: Coin.array().min(1).max(2000) })).answers<MarketFigures>()
}
