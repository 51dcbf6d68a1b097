import type { ConditionSource } from '../conditions/definition'
import type { EpochMs, Interval, PriceTag } from './values'

export interface PastTrigger {
  /** The exact time between `from` and `to` isn't in the data. */
  readonly from: EpochMs
  readonly to: EpochMs
  /** False if the price may have moved back within the candle. */
  readonly isCertain: boolean
}

export interface PastCount {
  readonly days: number
  /** Days with data, for the coin that has the most. */
  readonly tested: number
  readonly certain: number
  readonly possible: number
}

/** Calculated from saved quotes and candles. */
export interface Backtest {
  readonly from: EpochMs
  readonly to: EpochMs
  /** The interval of price checks. Null for manual loading, where every minute is assumed. */
  readonly everyMs: number | null
  /** Ascending. Only the latest if there are many. */
  readonly triggers: readonly PastTrigger[]
  readonly counts: readonly PastCount[]
  /** Periods without data, ascending. */
  readonly unknown: readonly { readonly from: EpochMs; readonly to: EpochMs }[]
  /** Conditions that aren't tested, because their data has no saved history. */
  readonly untested: readonly ConditionSource[]
  /** For the chart, ascending by time. */
  readonly prices: readonly { readonly at: EpochMs; readonly value: number }[]
  /** Candles that would allow testing a longer period. */
  readonly load: readonly PastLoad[]
  /**
   * For an alert on several coins, which is tested in slices: the counts are sums over the slice, and there
   * are no prices or triggers.
   */
  readonly coins?: PastCoins
}

export interface PastCoins {
  readonly tested: number
  /** How many coins the alert has. */
  readonly of: number
  /** The position of the next slice's first coin. */
  readonly next: number | null
  /** How often the alert would have fired in the longest period. */
  readonly triggered: readonly PastCoin[]
  /** Tested coins whose data doesn't cover the whole period. */
  readonly incomplete: readonly string[]
}

export interface PastCoin extends Omit<PastCount, 'days' | 'tested'> {
  readonly coin: string
}

/** `bars` is null if requests for this interval don't accept a count. */
export interface PastLoad {
  readonly coin: string
  readonly interval: Interval
  readonly bars: number | null
  readonly price: PriceTag
}
