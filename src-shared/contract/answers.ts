import { z } from 'zod'
import type { Answer } from './answer'
import type { Fault } from './fault'
import type { ReadCount, Remark } from './reading'
import { request } from './request'
import type { EpochMs, Origin, PriceTag } from './values'

export interface SavedAnswer {
  readonly answer: Answer
  readonly at: EpochMs
  readonly origin: Origin
  /** Null if the service didn't report it. */
  readonly charged: number | null
  readonly remarks: readonly Remark[]
  readonly missing: readonly string[]
  readonly read: ReadCount | null
}

export interface AnswerStatus {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly price: PriceTag
  /** The latest response to a call with exactly these parameters, whichever feature made it. */
  readonly saved: SavedAnswer | null
  /** Why the last call failed, or why none can be made: the plan excludes the operation. */
  readonly fault: Fault | null
  /** The chosen interval, which budgets may lengthen. Null if the data is loaded manually. */
  readonly autoRefreshMs: number | null
}

export const ServiceCall = z.object({
  operation: z.string().max(40),
  params: z.record(z.string().max(20), z.string().max(20_000))
})
export type ServiceCall = z.infer<typeof ServiceCall>

/** The shortest and longest intervals of auto-refresh, in ms. */
const [shortest, longest] = [3_600_000, 7 * 86_400_000]
/** The maximum number of subscriptions, because each of them is an item in the plan. */
export const mostSubscriptions = 40

export const AutoRefresh = ServiceCall.extend({
  feature: z.enum(['market', 'coin']),
  everyMs: z.number().int().min(shortest).max(longest).nullable()
})
export type AutoRefresh = z.infer<typeof AutoRefresh>

export interface Subscription extends ServiceCall {
  readonly everyMs: number
  /** Per call. */
  readonly price: PriceTag
  readonly callsPerDay: number
  readonly creditsPerDay: number | null
}

/**
 * After a `view` request, `answersChanged` is sent for every response to the same call, and when its price
 * changes.
 */
export const answers = {
  /** Makes no call. */
  view: request(ServiceCall).mirrored<AnswerStatus>(),
  /**
   * Makes the call and records its cost for the feature. If the call fails, `fault` is set and the stored
   * response stays.
   */
  ask: request(ServiceCall.extend({ feature: z.enum(['market', 'coin']) })).answers<AnswerStatus>(),
  setAutoRefresh: request(AutoRefresh).answers<AnswerStatus>()
}
