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
  /** The service's value minus ours, in the same unit. */
  readonly difference: number
  /** In percent of ours. Null if that is 0 or percentages make no sense. */
  readonly percent: number | null
}

export interface ComparisonRow {
  readonly id: string
  readonly name: string
  /** Bars for which both have a value. */
  readonly bars: number
  readonly last: Difference
  readonly largest: Difference
}

export interface Figure {
  /** As in the rows of the comparison. */
  readonly id: string
  readonly name: string
  readonly value: number
  /** Of the value, or of its bar. */
  readonly at: EpochMs | null
}

export interface Figures {
  readonly figures: readonly Figure[]
  /** `buy` or `bullish` */
  readonly verdict: string | null
}

/** Paid for, so it's shown even if nothing can be compared. */
export interface ServiceFigures extends Figures {
  readonly at: EpochMs
  readonly origin: Origin
  readonly charged: number | null
  readonly remarks: readonly Remark[]
  readonly read: ReadCount | null
  /** Only filled if no indicator was recognised. */
  readonly leaves: readonly Leaf[]
  /** Values that `leaves` doesn't list. */
  readonly leavesLeftOut: number
}

/** Loaded together with the response. */
export interface CandlesNeeded {
  readonly coin: string
  readonly price: PriceTag
  readonly held: boolean
  /** Opening times are ascending. */
  readonly fault: Fault | null
}

/** As in Candlewick's indicator: `upper`, `spanA`. For levels, group and name. */
export interface ServiceLine {
  /** As common as Candlewick's own. */
  readonly id: string
  readonly name: string
  readonly time: Float64Array
  readonly value: Float64Array
}

/** Another convention that explains most of the difference, verified by calculating with it. */
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

/** In percent of ours, with our convention and then with the other. */
export interface Explanation {
  readonly convention: Convention
  /** Reloading the response costs credits. */
  readonly fromPercent: number
  readonly toPercent: number
}

export interface ServiceComparison {
  readonly kind: ComparisonKind
  readonly coins: readonly string[]
  readonly operation: string
  readonly price: PriceTag
  /** From loaded candles. Null if there are too few. */
  readonly said: ServiceFigures | null
  /** Null if the last attempt succeeded. */
  readonly ours: Figures | null
  readonly fault: Fault | null
  readonly interval: Interval
  readonly lines: readonly ServiceLine[]
  readonly rows: readonly ComparisonRow[]
  readonly explanation: Explanation | null
  readonly notes: readonly ComparisonNote[]
  readonly candles: readonly CandlesNeeded[]
}

const question = z.object({ kind: z.enum(comparisonKinds), coins: Coin.array().min(1).max(10) })

export const serviceComparison = {
  /** Makes no call. */
  look: request(question).mirrored<ServiceComparison>(),
  /**
   * A call for the response, and one per coin in `candles`. Everything that arrives is stored. `fault` is set
   * if a call fails.
   */
  ask: request(question.extend({ candles: Coin.array().max(10) })).answers<ServiceComparison>()
}
