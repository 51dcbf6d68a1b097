import type { EpochMs, Interval } from '../contract/values'
import type { CandleColumns } from '../indicators/columns'
import type { DrawnLine } from './drawn-line'
import type { AlertLine } from './line'
import type { PriceMove } from './price-move'

export interface Timed {
  readonly at: EpochMs
  readonly value: number
}

export interface QuoteFact {
  readonly at: EpochMs
  readonly price: number
  readonly low: number | null
  readonly high: number | null
}

export interface SeriesFact {
  readonly candles: CandleColumns
  /** How many candles, counted from the first, have ended and were sent by the service. */
  readonly closed: number
}

export interface HeadlineFact {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly coins: readonly string[]
}

export interface HighFact {
  readonly price: number
  readonly since: EpochMs | null
}

export interface KnownHigh {
  readonly price: number | null
  readonly from: 'service' | 'candles' | 'nothing'
  /** Null if the service sent the high. */
  readonly since: EpochMs | null
  /** Alerts may use the high if it's from the service or from at least a year of daily candles. */
  readonly passes: boolean
}

/**
 * Only data loaded since startup counts as current. Older data is evaluated as of the time when it was
 * loaded.
 */
export interface AlertFacts {
  readonly now: EpochMs
  /** Returns null unless the quote was loaded since startup and is recent. */
  quote(coin: string): QuoteFact | null
  /**
   * Returns the closes of the recorded minute bars that ended after `since`. `at` is the end of the minute.
   */
  minutes(coin: string, since: EpochMs): readonly Timed[]
  /** Returns null if no recorded quote or candle has the price. */
  priceAt(coin: string, at: EpochMs): number | null
  /**
   * Returns the largest moves within the window that ends with `last`. Null if no earlier price in the
   * window is known.
   */
  moveTo(coin: string, last: Timed, windowMs: number): PriceMove | null
  /** With `forming`, the result includes the open bar, updated by quotes. */
  series(coin: string, interval: Interval, bars: 'closed' | 'forming'): SeriesFact | null
  /** Returns NaN where there is no value. Null if the indicator has no such line. */
  line(candles: CandleColumns, line: AlertLine): Float64Array | null
  drawing(coin: string, id: string): DrawnLine | null
  ath(coin: string): HighFact | null
  fearGreed(): Timed | null
  breadth(name: string): Timed | null
  creditsLeft(of: 'credits' | 'percent'): Timed | null
  headlines(): readonly HeadlineFact[] | null
}
