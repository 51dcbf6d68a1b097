import { z } from 'zod'
import type { Fault } from './fault'
import { nothing, request } from './request'
import type { EpochMs, PriceTag } from './values'

/**
 * - `doubted`: there are doubts, dropped rows, or more values left over than understood
 * - `not-understood`: it's shown as it is
 * - `empty`: it has no content
 * - `behind-plan`: the key's plan doesn't include the operation
 * - `refused`: any other fault that concerns this operation only
 */
export type ContactVerdict = 'understood' | 'doubted' | 'not-understood' | 'empty' | 'behind-plan' | 'refused'

export interface ContactResult {
  readonly verdict: ContactVerdict
  /** Number of values understood and left over. Null if nothing was read. */
  readonly coverage: { readonly understood: number; readonly leftover: number } | null
  /** Number of values inferred without proof. */
  readonly doubts: number
  /** Number of rows in which nothing was recognised. */
  readonly dropped: number
  /** In credits. Null if the service didn't report it. */
  readonly charged: number | null
  readonly fault: Fault | null
  readonly at: EpochMs
}

export interface ContactStep {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  /** The current price, learned if the operation was charged before. */
  readonly price: PriceTag
  /** waiting: in the queue of the running check. */
  readonly progress: 'open' | 'waiting' | 'asking'
  /** The latest result, from any day. Null if no check has called the operation. */
  readonly result: ContactResult | null
}

export interface ContactState {
  readonly steps: readonly ContactStep[]
  readonly running: boolean
  /** Why the last check stopped early. Null if it finished. */
  readonly ended: { readonly by: 'person' } | { readonly by: 'fault'; readonly fault: Fault } | null
}

/** The first-contact check: one cheap call per operation the user ticks, and how each response was read. */
export const contact = {
  /** Reads stored responses again, to take new field mappings into account. Makes no call. */
  state: request(nothing).answers<ContactState>(),
  /** Calls run one at a time in contract order. Does nothing if a check is running. */
  start: request(z.object({ operations: z.string().max(40).array().min(1).max(26) })).answers<ContactState>(),
  /** The current call still completes and is booked. */
  stop: request(nothing).answers<ContactState>()
}
