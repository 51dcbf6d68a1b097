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

/** What we know about a coin's all-time high, and where it's from. */
export interface KnownHigh {
  readonly price: number | null
  readonly from: 'service' | 'candles' | 'nothing'
  /** First candle searched. null if the high is from the service. */
  readonly since: EpochMs | null
  /**
   * Whether the high may be used for alerts: the service provided it, or it was found in at least a year of daily
   * candles.
   */
  readonly passes: boolean
}

/**
 * The data for evaluating alerts. The main process provides it. Only data loaded since startup counts as current.
 * Older data is evaluated as of the time it was loaded.
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
  /** With 'forming', the series includes the open bar, which our own quotes update. */
  series(coin: string, interval: Interval, bars: 'closed' | 'forming'): SeriesFact | null
  /**
   * A line over the candles, of the same length, NaN where it has no value. null if there's no such
   * line.
   */
  line(candles: CandleColumns, line: AlertLine): Float64Array | null
  /**
   * The all-time high, and the first time of the data it was found in (`since`, null if it's from the service). Null
   * if neither the service nor the candles provide a reliable high.
   */
  ath(coin: string): HighFact | null
  fearGreed(): Timed | null
  breadth(name: string): Timed | null
  /** Remaining quota in credits or percent. */
  creditsLeft(of: 'credits' | 'percent'): Timed | null
  /** Headlines fetched in this run. null if none were fetched yet. */
  headlines(): readonly HeadlineFact[] | null
}
