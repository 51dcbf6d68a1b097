import { z } from 'zod'
import type { Breadth } from '../figures/breadth'
import type { BreadthDay } from '../figures/breadth-days'
import type { DayRange } from '../figures/breakouts'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type PriceTag } from './values'

/** Windows of change we compute from daily candles, in days. */
export const changeDays = [7, 30, 90, 365] as const
export type ChangeDays = (typeof changeDays)[number]

/** Ours of one coin, from the daily candles that are held and its newest price. Percent points; null = cannot be told. */
export interface CoinFigures {
  readonly coin: string
  readonly changes: Readonly<Record<ChangeDays, number | null>>
  /** From the highest high of the last 365 days, or of as many as are loaded, to the price now: below it is negative. */
  readonly fromHighPercent: number | null
  /** The day of that high, by its opening time; null as above. */
  readonly highDay: EpochMs | null
  /** How many days that high is of; null as above. */
  readonly highDays: number | null
  /** Closes of the last 30 days and the price now, ascending. */
  readonly spark: readonly number[]
  readonly ranges: readonly DayRange[]
  /** Of the last closed day, in the coin; null where its candle has none. */
  readonly volume: number | null
  /** When the candles were fetched that these end at, where whole days up to the price are missing; null where none are. */
  readonly endsAt: EpochMs | null
}

/** Ours of one coin over the hours before its newest price. Percent points; null = no price of that moment is held. */
export interface RecentFigures {
  readonly coin: string
  readonly hour: number | null
  /** Over 24 hours. */
  readonly day: number | null
}

/** A coin whose daily candles aren't loaded, or end before the day before its price. */
export interface LackingDays {
  readonly coin: string
  /** Some are loaded, but they end too early: its figures are those of the newest one. */
  readonly held: boolean
  readonly price: PriceTag
  /** Why they did not come when they were last asked for. */
  readonly fault: Fault | null
}

/** Figures as they were at a moment: of ours one a day, of the service's each that came. */
export interface FigurePoint {
  readonly at: EpochMs
  readonly origin: 'ours' | 'service'
  /** What it was about, in alphabetical order; empty = the whole market. */
  readonly coins: readonly string[]
  /** By name: `above50` (percent) … of ours; the service's own names of the service's. */
  readonly figures: Readonly<Record<string, number>>
}

/** What we compute of a list of coins, at 0 credits. */
export interface MarketFigures {
  /** Which list: `watched`, `top`, or a group's number. */
  readonly list: string
  readonly coins: readonly string[]
  readonly at: EpochMs
  readonly breadth: Breadth
  /** Of the coins with daily candles. */
  readonly figures: readonly CoinFigures[]
  readonly lacking: readonly LackingDays[]
  /** Of each coin with a price. */
  readonly recent: readonly RecentFigures[]
  /** When the oldest of these candles were fetched; null where none are held. */
  readonly candlesAt: EpochMs | null
  /** Of the same coins on each closed day of three months, as far as their candles reach; ascending. */
  readonly breadthDays: readonly BreadthDay[]
  /** Breadth of this list as it was seen over time, ascending; the coins of a point are its own. */
  readonly breadthPoints: readonly FigurePoint[]
  /** Fear and greed over time, ascending. */
  readonly fearGreedPoints: readonly FigurePoint[]
}

/** Ours of each pair of a list, of daily logarithmic returns. */
export interface CorrelationFigures {
  readonly coins: readonly string[]
  readonly days: number
  /** Coins with daily candles, ordered so that those that move together stand together. */
  readonly order: readonly string[]
  /** Row by row in that order; null = too few days of both. */
  readonly matrix: readonly (readonly (number | null)[])[]
  /** The returns of the pair with the fewest, of the pairs that have a coefficient; 0 where none has. */
  readonly fewestReturns: number
}

/** A matrix of more is read by nobody. */
export const mostCorrelated = 40

const list = z.object({ list: z.string().max(40), coins: Coin.array().max(2000) })

/** Figures of a list of coins from quotes and candles that are held: no request but `loadDays` calls the service. */
export const marketFigures = {
  /** From then on `marketFiguresChanged` tells this list anew: when candles came, a point was kept, each minute. */
  look: request(list).answers<MarketFigures>(),
  /** From then on `correlationChanged` tells these anew when candles came. */
  correlation: request(
    z.object({
      coins: Coin.array().max(mostCorrelated),
      days: z.number().int().min(10).max(365)
    })
  ).answers<CorrelationFigures>(),
  /** Nobody looks any more: nothing is told. */
  leave: request(z.undefined()).answers<void>(),
  /**
   * Loads the daily candles of coins, for a person, one paid call each; what would meet every other call ends it. Answers
   * with the list looked at; a coin that failed says why there.
   */
  loadDays: request(list.extend({ load: Coin.array().min(1).max(2000) })).answers<MarketFigures>()
}
