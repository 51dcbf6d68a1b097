import type { ConditionSource } from '../conditions/definition'
import type { EpochMs, Interval, PriceTag } from './values'

export interface PastTrigger {
  /** The exact time isn't in the data. It was between `from` and `to`. */
  readonly from: EpochMs
  readonly to: EpochMs
  /**
   * True if a check would certainly have noticed it. False if it happened within a candle, so the price may
   * have moved back before the next check.
   */
  readonly isCertain: boolean
}

export interface PastCount {
  readonly days: number
  readonly certain: number
  readonly possible: number
}

/** How often an alert would have fired, from saved quotes and candles. */
export interface Backtest {
  readonly from: EpochMs
  readonly to: EpochMs
  /**
   * Interval of price checks, in ms. Null if quotes load manually; the test then assumes a check every
   * minute.
   */
  readonly everyMs: number | null
  /** Ascending, the latest if there are many. */
  readonly triggers: readonly PastTrigger[]
  readonly counts: readonly PastCount[]
  /** Periods without the alert's data, ascending. */
  readonly unknown: readonly { readonly from: EpochMs; readonly to: EpochMs }[]
  /** Data without saved history. Conditions about it aren't tested. */
  readonly untested: readonly ConditionSource[]
  /** Prices for the chart, ascending. */
  readonly prices: readonly { readonly at: EpochMs; readonly value: number }[]
  /** Candles to load so that more of the time can be tested. */
  readonly load: PastLoad | null
  /** For an alert on several coins. The counts are the sum over these coins, and there are no prices. */
  readonly coins?: PastCoins
}

export interface PastCoins {
  readonly tested: number
  /** How many coins the alert is about. */
  readonly of: number
  /** Those of the tested coins whose saved data doesn't cover the whole time. */
  readonly lacking: readonly string[]
}

/** `bars` is null if the interval's request takes no number. */
export interface PastLoad {
  readonly coin: string
  readonly interval: Interval
  readonly bars: number | null
  readonly price: PriceTag
}
