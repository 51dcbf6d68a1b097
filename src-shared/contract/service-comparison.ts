import { z } from 'zod'
import type { Leaf } from './answer'
import type { ReadCount, Remark } from './reading'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type Interval, type Origin, type PriceTag } from './values'

export const comparisonKinds = [
  'bollinger',
  'ichimoku',
  'atr',
  'supertrend',
  'ribbon',
  'levels',
  'technical',
  'correlation'
] as const
export type ComparisonKind = (typeof comparisonKinds)[number]

export interface Difference {
  /** When the bar opened. Null if the values aren't about a bar. */
  readonly at: EpochMs | null
  readonly local: number
  readonly service: number
  /** The service's value minus Candlewick's. */
  readonly difference: number
  /** The difference in percent of Candlewick's value. Null if that is 0 or a percentage makes no sense. */
  readonly percent: number | null
}

export interface ComparisonRow {
  readonly id: string
  readonly name: string
  /** The number of bars for which both have a value. */
  readonly bars: number
  readonly last: Difference
  readonly largest: Difference
}

export interface Figure {
  /** The same ID as in the rows of the comparison. */
  readonly id: string
  readonly name: string
  readonly value: number
  /** The time of the value, or of its bar. */
  readonly at: EpochMs | null
}

export interface Figures {
  readonly figures: readonly Figure[]
  /** The overall verdict, such as `buy` or `bullish`. */
  readonly verdict: string | null
}

/** The service's numbers. The user paid for the response, so it's shown even if nothing can be compared. */
export interface ServiceFigures extends Figures {
  readonly at: EpochMs
  readonly origin: Origin
  readonly charged: number | null
  readonly remarks: readonly Remark[]
  readonly read: ReadCount | null
  /** All values of the response, if no indicator was recognised. */
  readonly leaves: readonly Leaf[]
  readonly leavesLeftOut: number
}

/** Candles that Candlewick needs for its own calculation. They are loaded together with the response. */
export interface CandlesNeeded {
  readonly coin: string
  readonly price: PriceTag
  /** True if some candles are loaded, but they end too early. */
  readonly isPartial: boolean
  /** Why the candles couldn't be loaded together with the last response. */
  readonly fault: Fault | null
}

/** Opening times are ascending. */
export interface ServiceLine {
  /**
   * The ID of the matching output of Candlewick's indicator, such as `upper` or `spanA`. The ID of a level
   * consists of its group and name.
   */
  readonly id: string
  readonly name: string
  readonly time: Float64Array
  readonly value: Float64Array
}

/** A way of calculating that differs from Candlewick's and is as common. */
export type Convention =
  | {
      readonly code:
        | 'bar-ends'
        | 'sample-deviation'
        | 'plain-ranges'
        | 'exponential-ranges'
        | 'seeded-averages'
        | 'seeded-macd'
        | 'unshifted'
        | 'woodie-from-close'
        | 'levels-of-forming-day'
        | 'levels-of-day-before'
        | 'forming-left-out'
        | 'plain-returns'
    }
  | { readonly code: 'shift'; readonly bars: number; readonly usual: number }
  | { readonly code: 'days'; readonly days: number; readonly usual: number }

export type ComparisonNote =
  | {
      readonly code:
        | 'forming-left-out'
        | 'forming-not-kept'
        | 'forming-compared'
        | 'last-closed-day'
        | 'four-signs'
        | 'odd-distances'
    }
  | { readonly code: 'logarithmic-returns'; readonly days: number }

/**
 * A convention that explains most of the difference between the service and Candlewick, as calculating with
 * it has shown.
 */
export interface Explanation {
  readonly convention: Convention
  /**
   * The largest difference if Candlewick's own convention is used. `toPercent` is the largest one with the
   * other convention.
   */
  readonly fromPercent: number
  readonly toPercent: number
}

export interface ServiceComparison {
  readonly kind: ComparisonKind
  readonly coins: readonly string[]
  readonly operation: string
  readonly price: PriceTag
  /** The stored response of the service. Loading a new one costs credits. */
  readonly reported: ServiceFigures | null
  /** Calculated from loaded candles, without a call. Null if there are too few. */
  readonly calculated: Figures | null
  /** Why the last load failed. Null once it succeeds. */
  readonly fault: Fault | null
  readonly interval: Interval
  readonly lines: readonly ServiceLine[]
  readonly rows: readonly ComparisonRow[]
  readonly explanation: Explanation | null
  readonly notes: readonly ComparisonNote[]
  /** Candles that are needed, but are missing or end too early. */
  readonly candles: readonly CandlesNeeded[]
}

const question = z.object({ kind: z.enum(comparisonKinds), coins: Coin.array().min(1).max(10) })

export const serviceComparison = {
  /** Makes no call. */
  view: request(question).mirrored<ServiceComparison>(),
  /**
   * Makes one call for the response and one for each coin in `candles`. Stores everything that arrives, even
   * if a call fails.
   */
  ask: request(question.extend({ candles: Coin.array().max(10) })).answers<ServiceComparison>()
}
