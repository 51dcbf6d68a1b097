import type { ConditionSource } from '../conditions/definition'
import type { EpochMs, Interval, PriceTag } from './values'

export interface PastTrigger {
  /** The alert would have fired between `from` and `to`. */
  readonly from: EpochMs
  readonly to: EpochMs
  /** False if the price may have moved back within the candle, unnoticed by a check. */
  readonly isCertain: boolean
}

export interface PastCount {
  readonly days: number
  readonly certain: number
  readonly possible: number
}

export interface Backtest {
  readonly from: EpochMs
  readonly to: EpochMs
  /** In ms. Null if quotes are loaded manually. A check every minute is then assumed. */
  readonly everyMs: number | null
  /** Ascending. Only the latest if there are many. */
  readonly triggers: readonly PastTrigger[]
  readonly counts: readonly PastCount[]
  /** Periods without the alert's data, ascending. */
  readonly unknown: readonly { readonly from: EpochMs; readonly to: EpochMs }[]
  /** Kinds of data without a saved history. Conditions about them aren't tested. */
  readonly untested: readonly ConditionSource[]
  /** Ascending. */
  readonly prices: readonly { readonly at: EpochMs; readonly value: number }[]
  /** What to load to test a longer period. */
  readonly load: PastLoad | null
  /** For several coins. Counts are sums, and there are no prices. */
  readonly coins?: PastCoins
}

export interface PastCoins {
  readonly tested: number
  /** Coins of the alert. */
  readonly of: number
  /** Coins whose saved data doesn't cover the whole period. */
  readonly lacking: readonly string[]
}

/** `bars` is null if requests for this interval don't accept a bar count. */
export interface PastLoad {
  readonly coin: string
  readonly interval: Interval
  readonly bars: number | null
  readonly price: PriceTag
}
