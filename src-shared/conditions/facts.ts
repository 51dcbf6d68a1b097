import type { EpochMs, Interval } from '../contract/values'
import type { CandleColumns } from '../indicators/columns'
import type { AlertLine } from './line'

/** A number and when it was told. */
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
  /** How many of the first bars have ended and are the service's last word. */
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

/** What the all-time high of a coin is taken from. */
export interface KnownHigh {
  readonly price: number | null
  readonly from: 'service' | 'candles' | 'nothing'
  /** The first candle it was looked for in; null where the service said it. */
  readonly since: EpochMs | null
  /** An alert is evaluated by it: the service said it, or a year of daily candles does. */
  readonly passes: boolean
}

/**
 * What alerts are evaluated on, as the main process provides it. Only what was fetched since this start counts as the
 * present; what is older is history, evaluated at its own time.
 */
export interface AlertFacts {
  readonly now: EpochMs
  /** The coin's quote, fetched by this run; null = none, or too old to be called the present. */
  quote(coin: string): QuoteFact | null
  /** Closes of our own minute bars that ended after `since`, ascending; `at` is the end of the minute. */
  minutes(coin: string, since: EpochMs): readonly Timed[]
  /** The price at a moment of the past, from our own quotes or the candles; null = not known. */
  priceAt(coin: string, at: EpochMs): number | null
  /** forming: with the bar that is open now, moved by our own quotes. */
  series(coin: string, interval: Interval, bars: 'closed' | 'forming'): SeriesFact | null
  /** A line over candles, as long as they are, NaN where it has no value; null = no such line. */
  line(candles: CandleColumns, line: AlertLine): Float64Array | null
  /**
   * The price an all-time high is evaluated by, and since when it is the highest; `since` null where the service said it.
   * Null where neither the service said it nor candles reach back far enough.
   */
  ath(coin: string): HighFact | null
  fearGreed(): Timed | null
  breadth(name: string): Timed | null
  /** Credits left, or percent of the quota left. */
  creditsLeft(of: 'credits' | 'percent'): Timed | null
  /** Headlines fetched by this run; null = none fetched yet. */
  headlines(): readonly HeadlineFact[] | null
}
