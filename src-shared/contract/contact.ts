import { z } from 'zod'
import type { Fault } from './fault'
import { nothing, request } from './request'
import type { EpochMs, PriceTag } from './values'

/**
 * How a response was read.
 * - `doubted`: with doubts, dropped rows, or more leftover values than understood ones
 * - `not-understood`: shown as is
 * - `empty`: a response without content
 * - `behind-plan`: the key's plan doesn't include the operation
 * - `refused`: any other fault specific to this operation
 */
export type ContactVerdict = 'understood' | 'doubted' | 'not-understood' | 'empty' | 'behind-plan' | 'refused'

export interface ContactResult {
  readonly verdict: ContactVerdict
  /** Values that were understood and those left over. null if nothing was read. */
  readonly coverage: { readonly understood: number; readonly leftover: number } | null
  /** Values inferred without proof. */
  readonly doubts: number
  /** Rows in which nothing was recognised. */
  readonly dropped: number
  /** Credits; null if not reported. */
  readonly charged: number | null
  readonly fault: Fault | null
  readonly at: EpochMs
}

/** One operation of the check, with its cheapest useful call. */
export interface ContactStep {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  /** Current price, learned from earlier charges if any. */
  readonly price: PriceTag
  /** waiting: queued in the running check. */
  readonly progress: 'open' | 'waiting' | 'asking'
  /** The latest result, from any day. null if no check has called it. */
  readonly result: ContactResult | null
}

export interface ContactState {
  readonly steps: readonly ContactStep[]
  readonly running: boolean
  /** Why the last check stopped early. null if it finished. */
  readonly ended: { readonly by: 'person' } | { readonly by: 'fault'; readonly fault: Fault } | null
}

/**
 * The first-contact check: one cheap call per operation the user ticks, and how each response was
 * read.
 */
export const contact = {
  /** Re-reads stored responses, so a new field mapping applies at once. Makes no call. */
  state: request(nothing).answers<ContactState>(),
  /**
   * Starts the check. Calls run one at a time in contract order. Does nothing if a check is
   * running.
   */
  start: request(z.object({ operations: z.string().max(40).array().min(1).max(26) })).answers<ContactState>(),
  /** Stops after the current call, which is still answered and booked. */
  stop: request(nothing).answers<ContactState>()
}
