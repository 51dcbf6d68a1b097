import { z } from 'zod'
import type { Answer } from './answer'
import type { Fault } from './fault'
import type { ReadCount, Remark } from './reading'
import { request } from './request'
import type { EpochMs, Origin, PriceTag } from './values'

/** An answer of the service that is kept, with what it was. */
export interface KeptAnswer {
  readonly answer: Answer
  readonly at: EpochMs
  readonly origin: Origin
  /** Credits; null where the service did not say. */
  readonly charged: number | null
  readonly remarks: readonly Remark[]
  /** Coins asked for that the answer left out, as far as the answer tells. */
  readonly missing: readonly string[]
  /** How much of the answer was read; null where nothing tells. */
  readonly read: ReadCount | null
}

/** What is known of one question to the service, without asking it. */
export interface KnownAnswer {
  readonly operation: string
  /** As sent. */
  readonly params: Readonly<Record<string, string>>
  /** What asking now costs. */
  readonly price: PriceTag
  /** The newest answer to this very question, whoever asked it; null where none is kept. */
  readonly kept: KeptAnswer | null
  /** Why the latest asking brought no answer, or that the plan does not hold the operation; null once one came. */
  readonly fault: Fault | null
  /** It is asked again by itself after so many ms, under the budgets of the plan; null = only by hand. */
  readonly freshEveryMs: number | null
}

export const ServiceQuestion = z.object({
  operation: z.string().max(40),
  params: z.record(z.string().max(20), z.string().max(20_000))
})
export type ServiceQuestion = z.infer<typeof ServiceQuestion>

/** The longest and the shortest rhythm in which an answer is kept fresh, in ms. */
const [shortest, longest] = [3_600_000, 7 * 86_400_000]
/** Each is a line of the plan. */
export const mostSubscriptions = 40

export const KeepFresh = ServiceQuestion.extend({
  feature: z.enum(['market', 'coin']),
  /** null = only by hand from now on. */
  everyMs: z.number().int().min(shortest).max(longest).nullable()
})
export type KeepFresh = z.infer<typeof KeepFresh>

/** A question that is asked again and again by itself, and what that comes to. */
export interface Subscription extends ServiceQuestion {
  readonly everyMs: number
  /** Of one call. */
  readonly price: PriceTag
  readonly callsPerDay: number
  /** null = unknown, because the price is. */
  readonly creditsPerDay: number | null
}

/**
 * Single questions to the service, for any panel that shows its answer. A question that was looked at is told anew by
 * `answerChanged` when an answer to it came, whoever asked, or when its price changed.
 */
export const answers = {
  /** What is known without a call. */
  look: request(ServiceQuestion).answers<KnownAnswer>(),
  /** Asks the service for a person, in the name of a feature. A failure is told in the answer; what was kept stays. */
  ask: request(ServiceQuestion.extend({ feature: z.enum(['market', 'coin']) })).answers<KnownAnswer>(),
  /** Has it asked by itself from now on, or no longer; what a day costs follows from its price. Calls nothing itself. */
  keepFresh: request(KeepFresh).answers<KnownAnswer>()
}
