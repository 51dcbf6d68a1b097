import type { ConditionSource } from '../conditions/definition'
import type { EpochMs, Interval, PriceTag } from './values'

/** A time at which an alert would have triggered. */
export interface PastTrigger {
  /** The data doesn't show the exact moment, only that it was between these times. */
  readonly from: EpochMs
  readonly to: EpochMs
  /**
   * True if a check must have seen it. False if the price was there inside a candle, where a check may have missed
   * it.
   */
  readonly isCertain: boolean
}

export interface PastCount {
  readonly days: number
  readonly certain: number
  readonly possible: number
}

/** How often an alert would have triggered, from saved quotes and candles. */
export interface Backtest {
  readonly from: EpochMs
  readonly to: EpochMs
  /** Interval of price checks, in ms. null if quotes are updated manually: then as if checked every minute. */
  readonly everyMs: number | null
  /** Ascending, the latest if there are many. */
  readonly triggers: readonly PastTrigger[]
  readonly counts: readonly PastCount[]
  /** Times without the data the alert needs, ascending. */
  readonly unknown: readonly { readonly from: EpochMs; readonly to: EpochMs }[]
  /** Data without a saved history, so conditions on it aren't tested. */
  readonly untested: readonly ConditionSource[]
  /** Prices for the chart, ascending. */
  readonly prices: readonly { readonly at: EpochMs; readonly value: number }[]
  /** Candles that would fill the unknown times. null if none would. */
  readonly load: PastLoad | null
}

/** A request for candles. `bars` null is for an interval that takes no number. */
export interface PastLoad {
  readonly coin: string
  readonly interval: Interval
  readonly bars: number | null
  readonly price: PriceTag
}
