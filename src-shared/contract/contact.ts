import { z } from 'zod'
import type { Fault } from './fault'
import { operationCount } from './explorer'
import { nothing, request } from './request'
import type { EpochMs, PriceTag } from './values'

/**
 * `doubted` means that some values are uncertain, that rows were dropped, or that most values weren't read.
 * `refused` means that the call failed for a reason that concerns only this operation.
 */
export type ContactVerdict = 'understood' | 'doubted' | 'not-understood' | 'empty' | 'behind-plan' | 'refused'

export interface ContactResult {
  readonly verdict: ContactVerdict
  /** Null if nothing was read. */
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
  readonly price: PriceTag
  readonly progress: 'open' | 'waiting' | 'requesting'
  /** The result may be old. Null if no check has called the operation yet. */
  readonly result: ContactResult | null
}

export interface ContactState {
  readonly steps: readonly ContactStep[]
  readonly running: boolean
  readonly ended: { readonly by: 'person' } | { readonly by: 'fault'; readonly fault: Fault } | null
}

/**
 * The check calls each selected operation once, as cheaply as possible, to see whether its response is
 * understood.
 */
export const contact = {
  /** Stored responses are decoded again, so that new field mappings take effect. */
  state: request(nothing).answers<ContactState>(),
  /** Makes one call at a time, in the order of the contract. */
  start: request(
    z.object({ operations: z.string().max(40).array().min(1).max(operationCount) })
  ).answers<ContactState>(),
  /** The current call still completes and is recorded in the ledger. */
  stop: request(nothing).answers<ContactState>()
}
