import { z } from 'zod'
import type { Fault } from './fault'
import { nothing, request } from './request'
import type { EpochMs, PriceTag } from './values'

/**
 * - `doubted`: parts are uncertain, rows were dropped, or most values weren't read
 * - `not-understood`: nothing was recognised, so the response is shown as received
 * - `empty`: no content
 * - `behind-plan`: the key's plan excludes the operation
 * - `refused`: any other fault of this operation
 */
export type ContactVerdict = 'understood' | 'doubted' | 'not-understood' | 'empty' | 'behind-plan' | 'refused'

export interface ContactResult {
  readonly verdict: ContactVerdict
  /** Values read and unread. Null if nothing was read. */
  readonly coverage: { readonly understood: number; readonly leftover: number } | null
  /** Values whose meaning is a guess. */
  readonly doubts: number
  /** Rows without anything recognised. */
  readonly dropped: number
  /** In credits. Null if not reported. */
  readonly charged: number | null
  readonly fault: Fault | null
  readonly at: EpochMs
}

export interface ContactStep {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  /** Learned from the operation's charges if there were any. */
  readonly price: PriceTag
  /** `waiting`: queued in the running check. */
  readonly progress: 'open' | 'waiting' | 'asking'
  /** However old. Null if no check has called the operation. */
  readonly result: ContactResult | null
}

export interface ContactState {
  readonly steps: readonly ContactStep[]
  readonly running: boolean
  /** Null if the last check finished. */
  readonly ended: { readonly by: 'person' } | { readonly by: 'fault'; readonly fault: Fault } | null
}

/** Calls each selected operation once, as cheaply as possible, and shows how its response was read. */
export const contact = {
  /** Decodes stored responses again, so that new field mappings take effect. Makes no call. */
  state: request(nothing).answers<ContactState>(),
  /** One call at a time in the order of the contract. Does nothing if a check is running. */
  start: request(z.object({ operations: z.string().max(40).array().min(1).max(26) })).answers<ContactState>(),
  stop: request(nothing).answers<ContactState>()
}
