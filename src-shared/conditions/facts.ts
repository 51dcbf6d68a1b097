import type { EpochMs, Interval } from '../contract/values'
import type { CandleColumns } from '../indicators/columns'
import type { AlertLine } from './line'

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

export interface KnownHigh {
  readonly price: number | null
  readonly from: 'service' | 'candles' | 'nothing'
  /** First candle searched. Null if the high is from the service. */
  readonly since: EpochMs | null
  /** Whether alerts may use the high: it's from the service, or from at least a year of daily candles. */
  readonly passes: boolean
}

/** Only data loaded since startup counts as current. Older data is evaluated as of the time it was loaded. */
export interface AlertFacts {
  readonly now: EpochMs
  /** The quote, if it was fetched in this run and is recent enough to count as current, otherwise null. */
  quote(coin: string): QuoteFact | null
  /** Closes of recorded minute bars that ended after `since`, ascending. `at` is the end of the minute. */
  minutes(coin: string, since: EpochMs): readonly Timed[]
  /** A past price from recorded quotes or candles. Null if unknown. */
  priceAt(coin: string, at: EpochMs): number | null
  /** With 'forming', the series includes the open bar, updated by quotes. */
  series(coin: string, interval: Interval, bars: 'closed' | 'forming'): SeriesFact | null
  /** As long as the candles, NaN where the line has no value. Null if there's no such line. */
  line(candles: CandleColumns, line: AlertLine): Float64Array | null
  /** The all-time high. Null if neither the service nor the candles provide a reliable one. */
  ath(coin: string): HighFact | null
  fearGreed(): Timed | null
  breadth(name: string): Timed | null
  /** The remaining quota. */
  creditsLeft(of: 'credits' | 'percent'): Timed | null
  /** Headlines fetched in this run, or null. */
  headlines(): readonly HeadlineFact[] | null
}
