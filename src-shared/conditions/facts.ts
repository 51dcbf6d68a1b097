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
  /** The number of leading bars that have ended and come from the service. */
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
  /** The first candle searched for the high. Null if it's from the service. */
  readonly since: EpochMs | null
  /** Alerts may use the high: it's from the service, or from at least a year of daily candles. */
  readonly passes: boolean
}

/** Only data loaded since startup counts as current. Older data is evaluated as of the time it was loaded. */
export interface AlertFacts {
  readonly now: EpochMs
  /** Null unless the quote was loaded since startup and is recent. */
  quote(coin: string): QuoteFact | null
  /** Closes of recorded minute bars that ended after `since`, ascending. `at` is the end of the minute. */
  minutes(coin: string, since: EpochMs): readonly Timed[]
  /** Returns a past price from recorded quotes or candles, or null if unknown. */
  priceAt(coin: string, at: EpochMs): number | null
  /**
   * Up to and including `last`, from all recorded quotes and ended candles. Null without an earlier price in
   * the window.
   */
  moveTo(coin: string, last: Timed, windowMs: number): PriceMove | null
  /** With `forming`, includes the open bar, updated by quotes. */
  series(coin: string, interval: Interval, bars: 'closed' | 'forming'): SeriesFact | null
  /** One value or NaN per candle. Null if the line doesn't exist. */
  line(candles: CandleColumns, line: AlertLine): Float64Array | null
  drawing(coin: string, id: string): DrawnLine | null
  /** Null if no reliable value is known. */
  ath(coin: string): HighFact | null
  fearGreed(): Timed | null
  breadth(name: string): Timed | null
  creditsLeft(of: 'credits' | 'percent'): Timed | null
  headlines(): readonly HeadlineFact[] | null
}
