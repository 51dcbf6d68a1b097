import { z } from 'zod'
import type { BreadthFigures } from '../figures/breadth'
import type { BreadthDay } from '../figures/breadth-days'
import type { DayRange } from '../figures/breakouts'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type PriceTag } from './values'

export const changeDays = [7, 30, 90, 365] as const
export type ChangeDays = (typeof changeDays)[number]

/** Calculated from daily candles and the latest price. Changes are in percent. */
export interface CoinFigures {
  readonly coin: string
  readonly changes: Readonly<Record<ChangeDays, number | null>>
  /**
   * The change from the highest high of the last 365 loaded days to the current price. Negative if the price
   * is below.
   */
  readonly fromHighPercent: number | null
  /** The start of the day of the high. */
  readonly highDay: EpochMs | null
  /** The number of days searched for the high. */
  readonly highDays: number | null
  /** The closes of the last 30 days and the current price, oldest first. */
  readonly spark: readonly number[]
  readonly ranges: readonly DayRange[]
  /** The volume of the last closed day, in coins. Null if the candle has no volume. */
  readonly volume: number | null
  /** Set if days are missing before the price: the time to which all numbers refer. */
  readonly endsAt: EpochMs | null
}

export interface ServiceFigure {
  readonly value: number
  readonly at: EpochMs | null
}

export interface CoinServiceFigures {
  readonly coin: string
  /** In percent. Only those loaded within the last day. */
  readonly changes: Readonly<Partial<Record<ChangeDays, ServiceFigure>>>
  /** The all-time high, as a price. */
  readonly ath: ServiceFigure | null
}

/** In percent. Null if no price from that time is stored. */
export interface RecentFigures {
  readonly coin: string
  readonly hour: number | null
  /** Over 24 hours. */
  readonly day: number | null
}

export interface MissingDays {
  readonly coin: string
  /** Some candles are loaded. The coin's numbers are as of the last one. */
  readonly isPartial: boolean
  readonly price: PriceTag
  readonly fault: Fault | null
}

/** Calculated numbers are recorded once a day, the service's whenever they arrive. */
export interface FigurePoint {
  readonly at: EpochMs
  readonly origin: 'ours' | 'service'
  readonly coins: readonly string[]
  /** Calculated numbers have names such as `above50` (in percent), others have the service's names. */
  readonly figures: Readonly<Record<string, number>>
}

export interface MarketFigures {
  readonly list: string
  readonly coins: readonly string[]
  readonly at: EpochMs
  readonly breadth: BreadthFigures
  readonly figures: readonly CoinFigures[]
  /** Shown for coins without numbers in `figures`. */
  readonly serviceFigures: readonly CoinServiceFigures[]
  readonly missing: readonly MissingDays[]
  readonly recent: readonly RecentFigures[]
  /** When the oldest candles in use were loaded. */
  readonly candlesAt: EpochMs | null
  /** Each closed day of the last three months that has candles, ascending. */
  readonly breadthDays: readonly BreadthDay[]
  /** Ascending. The list's coins may have changed between points. */
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
  /** Rows and columns as in `order`. Null if two coins have too few days in common. */
  readonly matrix: readonly (readonly (number | null)[])[]
  /** The smallest number of returns behind any coefficient. 0 if there are none. */
  readonly fewestReturns: number
}

/** A larger matrix isn't readable. */
export const mostCorrelated = 40

const list = z.object({ list: z.string().max(40), coins: Coin.array().max(2000) })

/** Only `loadDays` calls the service. */
export const marketFigures = {
  /** Subscribes to `marketFiguresChanged`, sent when candles or points arrive, and every minute. */
  view: request(list).mirrored<MarketFigures>(),
  /** Subscribes to `correlationChanged`, sent when candles arrive. */
  correlation: request(
    z.object({
      coins: Coin.array().max(mostCorrelated),
      days: z.number().int().min(10).max(365)
    })
  ).answers<CorrelationFigures>(),
  leave: request(z.undefined()).answers<void>(),
  /**
   * One paid call per coin. Stops at an error that would affect all further calls, and has one for each coin
   * that failed.
   */
  loadDays: request(list.extend({ load: Coin.array().min(1).max(2000) })).answers<MarketFigures>()
}
