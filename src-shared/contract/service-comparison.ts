import { z } from 'zod'
import type { Leaf } from './answer'
import type { ReadCount, Remark } from './reading'
import type { Fault } from './fault'
import { request } from './request'
import { Coin, type EpochMs, type Interval, type Origin, type PriceTag } from './values'

/** What the service computes itself and we compute too, from its candles and at 0 credits. */
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

/** Both values at one bar. */
export interface Difference {
  /** Opening time of the bar; null where the values are of no bar. */
  readonly at: EpochMs | null
  readonly local: number
  readonly service: number
  /** The service's less ours, in the unit of the values. */
  readonly difference: number
  /** Of ours; null where ours is 0 or percent means nothing. */
  readonly percent: number | null
}

/** One line, level or figure of both. */
export interface ComparisonRow {
  readonly id: string
  readonly name: string
  /** How many bars both have. */
  readonly bars: number
  readonly last: Difference
  readonly largest: Difference
}

/** A line, level or figure at its newest point. */
export interface Figure {
  /** As in the rows of a comparison. */
  readonly id: string
  readonly name: string
  readonly value: number
  /** The bar or moment it is of; null where none was given. */
  readonly at: EpochMs | null
}

/** What one side says of the coin asked about. */
export interface Figures {
  readonly figures: readonly Figure[]
  /** Its own word: `buy`, `bullish`; null where there is none. */
  readonly verdict: string | null
}

/** The answer that was paid for, readable whether or not anything of ours can be compared with it. */
export interface ServiceFigures extends Figures {
  readonly at: EpochMs
  readonly origin: Origin
  readonly charged: number | null
  /** What is odd about the answer. */
  readonly remarks: readonly Remark[]
  /** How much of the answer was read; null where nothing tells. */
  readonly read: ReadCount | null
  /** The answer value by value; filled only where no figure was recognised in it. */
  readonly leaves: readonly Leaf[]
  /** Values beyond those listed. */
  readonly leavesLeftOut: number
}

/** Candles that asking now would buy together with the answer, since ours is computed from them. */
export interface CandlesNeeded {
  readonly coin: string
  readonly price: PriceTag
  /** Some are held, but they end before now. */
  readonly held: boolean
  /** Why they did not come when they were last asked for with the answer. */
  readonly fault: Fault | null
}

/** What the service says, for drawing: ascending opening times, and the values there. */
export interface ServiceLine {
  /** The output of the local indicator it belongs to: `upper`, `spanA`; for levels group and name. */
  readonly id: string
  readonly name: string
  readonly time: Float64Array
  readonly value: Float64Array
}

/** A way to compute that is in use beside ours. */
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

/** What a person must know to read the figures. */
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

/** Another convention that explains much of the difference, as a recomputation with it showed. */
export interface Explanation {
  readonly convention: Convention
  /** The largest difference in percent of ours, with our convention and with that one. */
  readonly fromPercent: number
  readonly toPercent: number
}

/** A service answer beside what is computed here from candles in the cache. */
export interface ServiceComparison {
  readonly kind: ComparisonKind
  readonly coins: readonly string[]
  readonly operation: string
  /** What asking costs. */
  readonly price: PriceTag
  /** The answer kept, if there is one; asking again costs again. */
  readonly said: ServiceFigures | null
  /** Ours, computed from the candles held, at 0 credits; null while too few are held. */
  readonly ours: Figures | null
  /** Why the latest asking brought no answer, until one does. */
  readonly fault: Fault | null
  /** The candles both are about. */
  readonly interval: Interval
  readonly lines: readonly ServiceLine[]
  readonly rows: readonly ComparisonRow[]
  readonly explanation: Explanation | null
  readonly notes: readonly ComparisonNote[]
  /** What ours needs besides and the cache does not hold up to now. */
  readonly candles: readonly CandlesNeeded[]
}

const question = z.object({ kind: z.enum(comparisonKinds), coins: Coin.array().min(1).max(10) })

export const serviceComparison = {
  /** What is known without a call: price, the kept answer and how it compares. */
  look: request(question).answers<ServiceComparison>(),
  /**
   * Asks the service, for a person; `candles`: the coins whose candles are bought together with it. Each is a call of
   * its own in the books. A failure is told in the answer, and what else came stays.
   */
  ask: request(question.extend({ candles: Coin.array().max(10) })).answers<ServiceComparison>()
}
