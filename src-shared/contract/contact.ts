import { z } from 'zod'
import type { Fault } from './fault'
import { nothing, request } from './request'
import type { EpochMs, PriceTag } from './values'

/**
 * How an operation's answer was read. understood: without a doubt. doubted: with doubts, rows left out, or more values
 * left over than read. not-understood: shown as it came. empty: an answer with nothing in it. behind-plan: the key's plan
 * does not include it. refused: any other fault of this operation alone.
 */
export type ContactVerdict = 'understood' | 'doubted' | 'not-understood' | 'empty' | 'behind-plan' | 'refused'

/** What asking one operation came to. */
export interface ContactResult {
  readonly verdict: ContactVerdict
  /** Values of the answer that are understood, and those that nobody took; null where nothing was read. */
  readonly coverage: { readonly understood: number; readonly leftover: number } | null
  /** Values that were read without proof. */
  readonly doubts: number
  /** Rows in which nothing was recognised. */
  readonly dropped: number
  /** Credits; null where the service did not tell. */
  readonly charged: number | null
  readonly fault: Fault | null
  readonly at: EpochMs
}

/** One operation of the check, and the cheapest useful call of it. */
export interface ContactStep {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  /** What the call would cost now: learned, once it was charged. */
  readonly price: PriceTag
  /** waiting: the check that runs will ask it. */
  readonly standing: 'open' | 'waiting' | 'asking'
  /** The latest, of whatever day; null = never asked by a check. */
  readonly result: ContactResult | null
}

export interface ContactState {
  readonly steps: readonly ContactStep[]
  readonly running: boolean
  /** Why the last check ended before its last call; null where it did not. */
  readonly ended: { readonly by: 'person' } | { readonly by: 'fault'; readonly fault: Fault } | null
}

/** The first-contact check: one cheap call of each operation a person ticks, and how its answer was read. */
export const contact = {
  /** As it stands; kept answers are read anew, so that a lesson taught meanwhile counts. Calls nothing. */
  state: request(nothing).answers<ContactState>(),
  /** Begins to ask these, one after the other, in the contract's order; nothing where a check runs already. */
  start: request(z.object({ operations: z.string().max(40).array().min(1).max(26) })).answers<ContactState>(),
  /** Asks nothing more; a call under way is still answered, and booked. */
  stop: request(nothing).answers<ContactState>()
}
