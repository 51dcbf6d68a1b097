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

/**
 * Numbers about a coin, calculated from daily candles and the latest price. Changes are in percent, not
 * fractions.
 */
export interface CoinFigures {
  readonly coin: string
  readonly changes: Readonly<Record<ChangeDays, number | null>>
  /**
   * The change from the highest high of the last 365 loaded days to the current price. Negative if the price
   * is below.
   */
  readonly fromHighPercent: number | null
  /** The start of the day on which the high occurred. */
  readonly highDay: EpochMs | null
  /** The number of days that were searched for the high. */
  readonly highDays: number | null
  /** The closes of the last 30 days and the current price, oldest first. */
  readonly spark: readonly number[]
  readonly ranges: readonly DayRange[]
  /** The volume of the last closed day, in coins. Null if the candle has no volume. */
  readonly volume: number | null
  /**
   * Set if days are missing between the last candle and the price: the candle's time, to which all numbers
   * refer.
   */
  readonly endsAt: EpochMs | null
}

/** A number from the service. `at` is when it was loaded, null if unknown. */
export interface ServiceFigure {
  readonly value: number
  readonly at: EpochMs | null
}

export interface CoinServiceFigures {
  readonly coin: string
  /** Price changes in percent. Only includes changes loaded within the last day. */
  readonly changes: Readonly<Partial<Record<ChangeDays, ServiceFigure>>>
  /** The all-time high, as a price. */
  readonly ath: ServiceFigure | null
}

/** Price changes over the last hour and day, in percent. Null if no price from that time is stored. */
export interface RecentFigures {
  readonly coin: string
  readonly hour: number | null
  /** Over 24 hours. */
  readonly day: number | null
}

export interface MissingDays {
  readonly coin: string
  /** Whether some candles are loaded. The coin's numbers are as of the last candle. */
  readonly isPartial: boolean
  readonly price: PriceTag
  readonly fault: Fault | null
}

/**
 * A point in the history of market breadth or fear and greed. Calculated numbers are recorded once a day, the
 * service's numbers whenever they arrive.
 */
export interface FigurePoint {
  readonly at: EpochMs
  readonly origin: 'ours' | 'service'
  readonly coins: readonly string[]
  /**
   * The numbers by name. Calculated numbers have names such as `above50` (in percent), others have the
   * service's names.
   */
  readonly figures: Readonly<Record<string, number>>
}

export interface MarketFigures {
  /** The list of coins: `watched`, `top`, or the ID of a watchlist. */
  readonly list: string
  readonly coins: readonly string[]
  readonly at: EpochMs
  readonly breadth: BreadthFigures
  readonly figures: readonly CoinFigures[]
  /** Numbers from the service, shown for coins where `figures` has none. */
  readonly serviceFigures: readonly CoinServiceFigures[]
  readonly missing: readonly MissingDays[]
  readonly recent: readonly RecentFigures[]
  /** When the oldest candles in use were loaded. */
  readonly candlesAt: EpochMs | null
  /** Market breadth on each closed day of the last three months, where there are candles. Ascending. */
  readonly breadthDays: readonly BreadthDay[]
  /** Recorded market breadth of this list, ascending. The list's coins may have changed between points. */
  readonly breadthPoints: readonly FigurePoint[]
  /** Recorded fear and greed index, ascending. */
  readonly fearGreedPoints: readonly FigurePoint[]
}

/** The correlation of each pair of coins in a list, calculated from daily logarithmic returns. */
export interface CorrelationFigures {
  readonly coins: readonly string[]
  readonly days: number
  /** All coins with daily candles, sorted so that coins with a high correlation are next to each other. */
  readonly order: readonly string[]
  /**
   * The coefficients, with rows and columns in the order of `order`. Null if two coins have too few days in
   * common.
   */
  readonly matrix: readonly (readonly (number | null)[])[]
  /** The smallest number of returns used for any coefficient. 0 if there are no coefficients. */
  readonly fewestReturns: number
}

/** The maximum number of coins, because a larger matrix isn't readable. */
export const mostCorrelated = 40

const list = z.object({ list: z.string().max(40), coins: Coin.array().max(2000) })

/** Numbers calculated from stored quotes and candles. Only `loadDays` calls the service. */
export const marketFigures = {
  /**
   * Subscribes to `marketFiguresChanged` for this list. It's sent when new candles or points arrive, and
   * every minute.
   */
  view: request(list).mirrored<MarketFigures>(),
  /** Subscribes to `correlationChanged` for these coins. It's sent when new candles arrive. */
  correlation: request(
    z.object({
      coins: Coin.array().max(mostCorrelated),
      days: z.number().int().min(10).max(365)
    })
  ).answers<CorrelationFigures>(),
  leave: request(z.undefined()).answers<void>(),
  /**
   * Loads daily candles with one paid call for each coin. Stops at an error that would affect all further
   * calls. The result has an error for each coin that failed.
   */
  loadDays: request(list.extend({ load: Coin.array().min(1).max(2000) })).answers<MarketFigures>()
}
