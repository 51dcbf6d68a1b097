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
  /** The time of the first candle searched for the high. Null if the high is from the service. */
  readonly since: EpochMs | null
  /**
   * Whether alerts may use the high. It must come from the service, or from at least a year of daily candles.
   */
  readonly passes: boolean
}

/**
 * The data that alerts are evaluated with. Only data loaded since startup counts as current. Older data is
 * evaluated as of the time it was loaded.
 */
export interface AlertFacts {
  readonly now: EpochMs
  /** Returns null unless the quote was loaded since startup and is recent enough to count as current. */
  quote(coin: string): QuoteFact | null
  /**
   * Returns the closes of recorded minute bars that ended after `since`, ascending. `at` is the end of the
   * minute.
   */
  minutes(coin: string, since: EpochMs): readonly Timed[]
  /** Returns a past price from recorded quotes or candles, or null if unknown. */
  priceAt(coin: string, at: EpochMs): number | null
  /**
   * Returns the largest moves within `windowMs` up to and including `last`, from all recorded quotes and
   * ended candles. Null if no earlier price in the window is known.
   */
  moveTo(coin: string, last: Timed, windowMs: number): PriceMove | null
  /** With `forming`, the candles include the open bar, updated by quotes. */
  series(coin: string, interval: Interval, bars: 'closed' | 'forming'): SeriesFact | null
  /** Returns an indicator's line, with one value or NaN per candle. Null if the line doesn't exist. */
  line(candles: CandleColumns, line: AlertLine): Float64Array | null
  /** Returns null if the drawing doesn't exist. */
  drawing(coin: string, id: string): DrawnLine | null
  /** Returns the all-time high, or null if no reliable value is known. */
  ath(coin: string): HighFact | null
  fearGreed(): Timed | null
  breadth(name: string): Timed | null
  /** The remaining quota. */
  creditsLeft(of: 'credits' | 'percent'): Timed | null
  /** Returns the headlines loaded since startup, or null if there are none. */
  headlines(): readonly HeadlineFact[] | null
}
