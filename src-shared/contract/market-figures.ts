import { z } from 'zod'
import type { BreadthFigures } from '../figures/breadth'
import type { BreadthDay } from '../figures/breadth-days'
import type { DayRange } from '../figures/breakouts'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type PriceTag } from './values'

export const changeDays = [7, 30, 90, 365] as const
export type ChangeDays = (typeof changeDays)[number]

/**
 * A coin's numbers, which Candlewick calculates from daily candles and the latest price. Changes are in
 * percent.
 */
export interface CoinFigures {
  readonly coin: string
  readonly changes: Readonly<Record<ChangeDays, number | null>>
  /**
   * How far the current price is from the highest high of the last 365 days for which there are candles.
   * Negative if the price is below the high.
   */
  readonly fromHighPercent: number | null
  /** The start of the day on which the price reached this high. */
  readonly highDay: EpochMs | null
  /** The number of days that were searched for the high. */
  readonly highDays: number | null
  /** The closes of the last 30 days and the current price, oldest first. */
  readonly spark: readonly number[]
  readonly ranges: readonly DayRange[]
  /** The volume of the last closed day, in coins. Null if the candle has no volume. */
  readonly volume: number | null
  /** Set if the days before the current price are missing. All numbers then refer to this time. */
  readonly endsAt: EpochMs | null
}

export interface ServiceFigure {
  readonly value: number
  readonly at: EpochMs | null
}

export interface CoinServiceFigures {
  readonly coin: string
  /** In percent. Contains only the changes that were loaded within the last day. */
  readonly changes: Readonly<Partial<Record<ChangeDays, ServiceFigure>>>
  /** The all-time high, as a price. */
  readonly ath: ServiceFigure | null
}

/** The changes of the last hour and day in percent. Null if no price from that long ago is stored. */
export interface RecentFigures {
  readonly coin: string
  readonly hour: number | null
  /** Over 24 hours. */
  readonly day: number | null
}

export interface MissingDays {
  readonly coin: string
  /** True if some candles are loaded, so that the coin's numbers are as of the last one. */
  readonly isPartial: boolean
  readonly price: PriceTag
  readonly fault: Fault | null
}

/**
 * The numbers at one time. Those that Candlewick calculates are recorded once a day, those of the service
 * whenever they arrive.
 */
export interface FigurePoint {
  readonly at: EpochMs
  readonly origin: 'ours' | 'service'
  readonly coins: readonly string[]
  /**
   * By name. Numbers that Candlewick calculates have names such as `above50` (in percent), others have the
   * service's names.
   */
  readonly figures: Readonly<Record<string, number>>
}

export interface MarketFigures {
  readonly list: string
  readonly coins: readonly string[]
  readonly at: EpochMs
  readonly breadth: BreadthFigures
  readonly figures: readonly CoinFigures[]
  /** The service's numbers, which are shown for coins that aren't in `figures`. */
  readonly serviceFigures: readonly CoinServiceFigures[]
  readonly missing: readonly MissingDays[]
  readonly recent: readonly RecentFigures[]
  /** When the candles that haven't been refreshed for the longest time were loaded. */
  readonly candlesAt: EpochMs | null
  /** Each closed day of the last three months for which there are candles, in ascending order. */
  readonly breadthDays: readonly BreadthDay[]
  /** In ascending order. The coins of the list may have changed between two points. */
  readonly breadthPoints: readonly FigurePoint[]
  /** Ascending. */
  readonly fearGreedPoints: readonly FigurePoint[]
}

/** The correlation of each pair of coins in a list, calculated from daily logarithmic returns. */
export interface CorrelationFigures {
  readonly coins: readonly string[]
  readonly days: number
  /** Sorted so that coins with a high correlation are next to each other. */
  readonly order: readonly string[]
  /**
   * The coefficients, with rows and columns in the order of `order`. Null if two coins have too few days in
   * common.
   */
  readonly matrix: readonly (readonly (number | null)[])[]
  /**
   * The smallest number of returns from which a coefficient was calculated. 0 if there are no coefficients.
   */
  readonly fewestReturns: number
}

/** A matrix with more coins would be unreadable. */
export const mostCorrelated = 40

const list = z.object({ list: z.string().max(40), coins: Coin.array().max(2000) })

/** Only `loadDays` calls the service. */
export const marketFigures = {
  /**
   * Subscribes to `marketFiguresChanged`, which is sent every minute and whenever candles or points arrive.
   */
  view: request(list).mirrored<MarketFigures>(),
  /** Subscribes to `correlationChanged`, which is sent whenever candles arrive. */
  correlation: request(
    z.object({
      coins: Coin.array().max(mostCorrelated),
      days: z.number().int().min(10).max(365)
    })
  ).answers<CorrelationFigures>(),
  leave: request(z.undefined()).answers<void>(),
  /**
   * Makes one paid call per coin. Stops at an error that would affect all further calls. For an error that
   * only concerns one coin, sets the coin's `fault` and continues.
   */
  loadDays: request(list.extend({ load: Coin.array().min(1).max(2000) })).answers<MarketFigures>()
}
