import type { ConditionSource } from '../conditions/definition'
import type { EpochMs, Interval, PriceTag } from './values'

export interface PastTrigger {
  /** The data isn't detailed enough to say when the alert would have fired between `from` and `to`. */
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
  /** Null if quotes are loaded manually; a check every minute is then assumed. */
  readonly everyMs: number | null
  /** The triggers are in ascending order. If there are many, only the latest are included. */
  readonly triggers: readonly PastTrigger[]
  readonly counts: readonly PastCount[]
  /** Periods without data, ascending. */
  readonly unknown: readonly { readonly from: EpochMs; readonly to: EpochMs }[]
  /** Conditions that aren't tested, because their data has no saved history. */
  readonly untested: readonly ConditionSource[]
  /** The prices ascend by time. */
  readonly prices: readonly { readonly at: EpochMs; readonly value: number }[]
  /** Candles that the user could load to test a longer period. */
  readonly load: readonly PastLoad[]
  /** Set for an alert on several coins, which is tested in slices of a few coins. */
  readonly coins?: PastCoins
}

export interface PastCoins {
  readonly tested: number
  readonly of: number
  readonly next: number | null
  /** The coins for which the alert would have fired, and how often in the longest period. */
  readonly triggered: readonly PastCoin[]
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
