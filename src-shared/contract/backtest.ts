import type { ConditionSource } from '../conditions/definition'
import type { EpochMs, Interval, PriceTag } from './values'

export interface PastTrigger {
  /**
   * The alert would have fired at some time between `from` and `to`. The data isn't detailed enough to say
   * when.
   */
  readonly from: EpochMs
  readonly to: EpochMs
  /** False if the price may have moved back within the candle before the alert was checked. */
  readonly isCertain: boolean
}

export interface PastCount {
  readonly days: number
  /** How many of the days have data, for the coin that has the most. */
  readonly tested: number
  readonly certain: number
  readonly possible: number
}

/** When an alert would have fired in the past, calculated from saved quotes and candles. */
export interface Backtest {
  readonly from: EpochMs
  readonly to: EpochMs
  /**
   * The interval at which prices are assumed to have been checked. Null if quotes are loaded manually; a
   * check every minute is then assumed.
   */
  readonly everyMs: number | null
  /** In ascending order. Contains only the latest triggers if there are many. */
  readonly triggers: readonly PastTrigger[]
  readonly counts: readonly PastCount[]
  /** Periods without data, ascending. */
  readonly unknown: readonly { readonly from: EpochMs; readonly to: EpochMs }[]
  /** Conditions that aren't tested, because their data has no saved history. */
  readonly untested: readonly ConditionSource[]
  /** For the chart, ascending by time. */
  readonly prices: readonly { readonly at: EpochMs; readonly value: number }[]
  /** Candles that the user could load to test a longer period. */
  readonly load: readonly PastLoad[]
  /**
   * Set for an alert on several coins, which is tested in slices of a few coins. The counts are then sums
   * over the slice, and there are no prices or triggers.
   */
  readonly coins?: PastCoins
}

export interface PastCoins {
  readonly tested: number
  /** The total number of coins that the alert is about. */
  readonly of: number
  /** The position of the next slice's first coin. */
  readonly next: number | null
  /** The coins for which the alert would have fired, and how often in the longest period. */
  readonly triggered: readonly PastCoin[]
  /** The tested coins for which some data of the period is missing. */
  readonly incomplete: readonly string[]
}

export interface PastCoin extends Omit<PastCount, 'days' | 'tested'> {
  readonly coin: string
}

/**
 * A call that loads candles for the test. `bars` is null if requests for this interval don't accept a count.
 */
export interface PastLoad {
  readonly coin: string
  readonly interval: Interval
  readonly bars: number | null
  readonly price: PriceTag
}
