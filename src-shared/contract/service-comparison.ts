import { z } from 'zod'
import type { Leaf } from './answer'
import type { ReadCount, Remark } from './reading'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type Interval, type Origin, type PriceTag } from './values'

/** Indicators and figures that come from the service and are also calculated here, for free. */
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
  /** Opening time of the bar. null if the values don't belong to a bar. */
  readonly at: EpochMs | null
  readonly local: number
  readonly service: number
  /** Service minus calculated, in the unit of the values. */
  readonly difference: number
  /** Percent of the calculated value. null if that is 0, or if percent makes no sense. */
  readonly percent: number | null
}

/** One line, level or figure on both sides. */
export interface ComparisonRow {
  readonly id: string
  readonly name: string
  /** Number of bars with both values. */
  readonly bars: number
  readonly last: Difference
  readonly largest: Difference
}

/** A line, level or figure at its latest point. */
export interface Figure {
  /** Same ids as in the comparison rows. */
  readonly id: string
  readonly name: string
  readonly value: number
  /** The bar or time it belongs to, if any. */
  readonly at: EpochMs | null
}

/** One side's figures. */
export interface Figures {
  readonly figures: readonly Figure[]
  /** The side's own word, such as `buy` or `bullish`. null if none. */
  readonly verdict: string | null
}

/** The paid response, shown even if nothing in it can be compared. */
export interface ServiceFigures extends Figures {
  readonly at: EpochMs
  readonly origin: Origin
  readonly charged: number | null
  /** Oddities of the response. */
  readonly remarks: readonly Remark[]
  /** How much of the response was read. null if unknown. */
  readonly read: ReadCount | null
  /** All values of the response. Only filled if no figure was recognised. */
  readonly leaves: readonly Leaf[]
  /** Leaves beyond those listed. */
  readonly leavesLeftOut: number
}

/** Candles that would be loaded along with the response, because our calculation needs them. */
export interface CandlesNeeded {
  readonly coin: string
  readonly price: PriceTag
  /** Some are loaded, but they end too early. */
  readonly held: boolean
  /** Why they failed to load with the last response. */
  readonly fault: Fault | null
}

/** The service's values for drawing, with ascending opening times. */
export interface ServiceLine {
  /** The output of the matching local indicator: `upper`, `spanA`. For levels, group and name. */
  readonly id: string
  readonly name: string
  readonly time: Float64Array
  readonly value: Float64Array
}

/** A common alternative to our way of calculating. */
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

/** What the user needs to know to interpret the figures. */
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
 * An alternative convention that explains most of the difference, verified by recalculating with
 * it.
 */
export interface Explanation {
  readonly convention: Convention
  /** Largest difference in percent of our value: with our convention, then with this one. */
  readonly fromPercent: number
  readonly toPercent: number
}

/** A service response next to the same values calculated from cached candles. */
export interface ServiceComparison {
  readonly kind: ComparisonKind
  readonly coins: readonly string[]
  readonly operation: string
  /** Price of loading the response. */
  readonly price: PriceTag
  /** The stored response, if any. Loading it again costs again. */
  readonly said: ServiceFigures | null
  /** Calculated from loaded candles for free. null if there are too few. */
  readonly ours: Figures | null
  /** Why the last load failed, until one succeeds. */
  readonly fault: Fault | null
  /** Interval of the candles on both sides. */
  readonly interval: Interval
  readonly lines: readonly ServiceLine[]
  readonly rows: readonly ComparisonRow[]
  readonly explanation: Explanation | null
  readonly notes: readonly ComparisonNote[]
  /** Candles our calculation needs that the cache lacks or has only up to an earlier time. */
  readonly candles: readonly CandlesNeeded[]
}

const question = z.object({ kind: z.enum(comparisonKinds), coins: Coin.array().min(1).max(10) })

export const serviceComparison = {
  /** Returns price, stored response and comparison. Makes no call. */
  look: request(question).mirrored<ServiceComparison>(),
  /**
   * Loads the response, and the candles of the coins in `candles`. Each is booked as its own call.
   * A failure is reported in `fault`; everything that arrived is stored.
   */
  ask: request(question.extend({ candles: Coin.array().max(10) })).answers<ServiceComparison>()
}
