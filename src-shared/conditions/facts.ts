import type { EpochMs, Interval } from '../contract/values'
import type { CandleColumns } from '../indicators/columns'
import type { AlertLine } from './line'

/** A value and its time. */
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
  /** Number of leading bars that have ended and come from the service. */
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

/** Where a coin's all-time high is taken from. */
export interface KnownHigh {
  readonly price: number | null
  readonly from: 'service' | 'candles' | 'nothing'
  /** First candle searched. null if the high is from the service. */
  readonly since: EpochMs | null
  /**
   * Good enough to evaluate alerts: it's from the service or from at least a year of daily candles.
   */
  readonly passes: boolean
}

/**
 * Data for evaluating alerts, provided by the main process. Only data fetched since startup counts
 * as current. Older data is evaluated as history, at its own time.
 */
export interface AlertFacts {
  readonly now: EpochMs
  /** Quote fetched in this run. null if there is none or it's too old to count as current. */
  quote(coin: string): QuoteFact | null
  /**
   * Closes of our own minute bars that ended after `since`, ascending. `at` is the end of the
   * minute.
   */
  minutes(coin: string, since: EpochMs): readonly Timed[]
  /** A past price from our own quotes or from candles. null if unknown. */
  priceAt(coin: string, at: EpochMs): number | null
  /** forming: includes the open bar, updated by our own quotes. */
  series(coin: string, interval: Interval, bars: 'closed' | 'forming'): SeriesFact | null
  /**
   * A line over the candles, of the same length, NaN where it has no value. null if there's no such
   * line.
   */
  line(candles: CandleColumns, line: AlertLine): Float64Array | null
  /**
   * The all-time high and the start of the data it's from (`since` null = from the service). null
   * if neither the service nor the candles provide a reliable one.
   */
  ath(coin: string): HighFact | null
  fearGreed(): Timed | null
  breadth(name: string): Timed | null
  /** Remaining quota in credits or percent. */
  creditsLeft(of: 'credits' | 'percent'): Timed | null
  /** Headlines fetched in this run. null if none were fetched yet. */
  headlines(): readonly HeadlineFact[] | null
}
