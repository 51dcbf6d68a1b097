import type { ConditionSource } from '../conditions/definition'
import type { EpochMs, Interval, PriceTag } from './values'

export interface PastTrigger {
  /** The alert would have fired between `from` and `to`. The exact time isn't in the data. */
  readonly from: EpochMs
  readonly to: EpochMs
  /**
   * Whether a price check would certainly have noticed the trigger. False if the price may have moved back
   * within the candle.
   */
  readonly isCertain: boolean
}

export interface PastCount {
  readonly days: number
  /** On how many of these days the alert could be tested. With several coins, for the coin with the most data. */
  readonly tested: number
  readonly certain: number
  readonly possible: number
}

/** How often an alert would have fired, from saved quotes and candles. */
export interface Backtest {
  readonly from: EpochMs
  readonly to: EpochMs
  /**
   * The interval of price checks in ms. Null if quotes are loaded manually: a check every minute is then
   * assumed.
   */
  readonly everyMs: number | null
  /** When the alert would have fired, ascending. Only the latest if there are many. */
  readonly triggers: readonly PastTrigger[]
  readonly counts: readonly PastCount[]
  /** Periods without the alert's data, ascending. */
  readonly unknown: readonly { readonly from: EpochMs; readonly to: EpochMs }[]
  /** Kinds of data without a saved history. Conditions about them aren't tested. */
  readonly untested: readonly ConditionSource[]
  /** Prices for the chart, ascending by time. */
  readonly prices: readonly { readonly at: EpochMs; readonly value: number }[]
  /** Candles that the user could load to test a longer period, for each coin that lacks them. */
  readonly load: readonly PastLoad[]
  /**
   * Set for an alert on several coins, which is tested in slices. The counts are sums over the coins of the
   * slice, and there are no prices or triggers.
   */
  readonly coins?: PastCoins
}

export interface PastCoins {
  readonly tested: number
  /** How many coins the alert is about. */
  readonly of: number
  /** The first coin of the next slice, by its position. Null after the last slice. */
  readonly next: number | null
  /** The coins for which the alert would have fired, and how often in the longest period. */
  readonly triggered: readonly PastCoin[]
  /** Tested coins whose saved data doesn't cover the whole period. */
  readonly incomplete: readonly string[]
}

export interface PastCoin extends Omit<PastCount, 'days' | 'tested'> {
  readonly coin: string
}

/** Candles to load. `bars` is null if requests for this interval don't accept a bar count. */
export interface PastLoad {
  readonly coin: string
  readonly interval: Interval
  readonly bars: number | null
  readonly price: PriceTag
}
