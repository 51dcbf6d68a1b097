import { z } from 'zod'
import type { Fault } from './fault'
import { operationCount } from './explorer'
import { nothing, request } from './request'
import type { EpochMs, PriceTag } from './values'

/**
 * - `doubted`: some values are uncertain, rows were dropped, or most values weren't read
 * - `not-understood`: nothing was recognised, so the response is shown as received
 * - `empty`: the response has no content
 * - `behind-plan`: the key's plan doesn't include the operation
 * - `refused`: the call failed for any other reason that concerns only this operation
 */
export type ContactVerdict = 'understood' | 'doubted' | 'not-understood' | 'empty' | 'behind-plan' | 'refused'

export interface ContactResult {
  readonly verdict: ContactVerdict
  /** How many values were understood and how many weren't. Null if nothing was read. */
  readonly coverage: { readonly understood: number; readonly leftover: number } | null
  /** The number of values whose meaning was guessed. */
  readonly doubts: number
  /** The number of rows in which nothing was recognised. */
  readonly dropped: number
  readonly charged: number | null
  readonly fault: Fault | null
  readonly at: EpochMs
}

export interface ContactStep {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  /** The price, which is based on earlier charges if there were any. */
  readonly price: PriceTag
  /** `waiting` means that the operation is queued in the running check. */
  readonly progress: 'open' | 'waiting' | 'requesting'
  /** The result of the last check, however old it is. Null if no check has called the operation yet. */
  readonly result: ContactResult | null
}

export interface ContactState {
  readonly steps: readonly ContactStep[]
  readonly running: boolean
  readonly ended: { readonly by: 'person' } | { readonly by: 'fault'; readonly fault: Fault } | null
}

/**
 * The check that calls each selected operation once, as cheaply as possible, to see whether its response is
 * understood.
 */
export const contact = {
  /** Returns the results. Stored responses are decoded again, so that new field mappings take effect. */
  state: request(nothing).answers<ContactState>(),
  /** Makes one call at a time, in the order of the contract. Does nothing if a check is already running. */
  start: request(
    z.object({ operations: z.string().max(40).array().min(1).max(operationCount) })
  ).answers<ContactState>(),
  /** Makes no further call. The current one still completes and is recorded in the ledger. */
  stop: request(nothing).answers<ContactState>()
}
