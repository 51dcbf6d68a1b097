import type { ConditionSource } from '../conditions/definition'
import type { EpochMs, Interval, PriceTag } from './values'

export interface PastTrigger {
  /** The exact time between `from` and `to` isn't in the data. */
  readonly from: EpochMs
  readonly to: EpochMs
  /** False if the price may have moved back within the candle, before a price check. */
  readonly isCertain: boolean
}

export interface PastCount {
  readonly days: number
  /** Days with data for the test. With several coins, for the coin with the most data. */
  readonly tested: number
  readonly certain: number
  readonly possible: number
}

/** How often an alert would have fired, from saved quotes and candles. */
export interface Backtest {
  readonly from: EpochMs
  readonly to: EpochMs
  /**
   * The interval of price checks. Null if quotes are loaded manually: a check every minute is then assumed.
   */
  readonly everyMs: number | null
  /** Ascending. Only the latest if there are many. */
  readonly triggers: readonly PastTrigger[]
  readonly counts: readonly PastCount[]
  /** Periods without data, ascending. */
  readonly unknown: readonly { readonly from: EpochMs; readonly to: EpochMs }[]
  /** Data without a saved history. Conditions about it aren't tested. */
  readonly untested: readonly ConditionSource[]
  /** For the chart, ascending by time. */
  readonly prices: readonly { readonly at: EpochMs; readonly value: number }[]
  /** Candles that would allow testing a longer period. */
  readonly load: readonly PastLoad[]
  /**
   * Set for an alert on several coins, which is tested in slices. The counts are sums over the coins of the
   * slice, and there are no prices or triggers.
   */
  readonly coins?: PastCoins
}

export interface PastCoins {
  readonly tested: number
  /** How many coins the alert has. */
  readonly of: number
  /** The position of the next slice's first coin. Null after the last slice. */
  readonly next: number | null
  /** How often the alert would have fired in the longest period. */
  readonly triggered: readonly PastCoin[]
  /** Tested coins whose data doesn't cover the whole period. */
  readonly incomplete: readonly string[]
}

export interface PastCoin extends Omit<PastCount, 'days' | 'tested'> {
  readonly coin: string
}

/** `bars` is null if requests for this interval don't accept a bar count. */
export interface PastLoad {
  readonly coin: string
  readonly interval: Interval
  readonly bars: number | null
  readonly price: PriceTag
}
