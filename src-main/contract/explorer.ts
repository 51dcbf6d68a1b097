import { z } from 'zod'
import type { Fault } from './fault'
import { nothing, request } from './request'
import type { EpochMs, Origin, PriceTag } from './values'

export interface ParameterInfo {
  readonly name: string
  /** What to type, in words. */
  readonly form: string
  readonly bounds: string
  readonly suggestions: readonly string[]
  readonly whenLeftOut: string
}

/** One operation of the service, as the contract lists it. */
export interface OperationInfo {
  readonly name: string
  readonly tag: string
  readonly summary: string
  readonly parameters: readonly ParameterInfo[]
  /** The price rule in words: `100 credits a call`, `1 credit a row`, `not stated`. */
  readonly priceRule: string
  /** The kind its answer decodes to: `quotes`, `bands` … */
  readonly kind: string
  /** Behind a plan the key does not have (402), as last seen. */
  readonly locked: boolean
}

/** What one call came to, or what an earlier one did. */
export interface ExplorerAnswer {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  /** The decoded kind, or `unrecognised`; null where the call failed. */
  readonly kind: string | null
  /** A list of rows or one object, by kind. */
  readonly data: unknown
  /** Rows the decoder left out because nothing in them could be read. */
  readonly dropped: number
  /** Coins asked for that the answer left out. */
  readonly missing: readonly string[]
  readonly fault: Fault | null
  readonly expected: number | null
  readonly charged: number | null
  readonly quotaUsed: number | null
  readonly quotaLimit: number | null
  /** Without secrets. */
  readonly url: string
  readonly body: string | null
  readonly at: EpochMs
  readonly origin: Origin
}

const call = z.object({
  operation: z.string().max(40),
  params: z.record(z.string().max(20), z.string().max(20_000))
})

export const explorer = {
  operations: request(nothing).answers<readonly OperationInfo[]>(),
  /** What this call would cost; a fault where it can't be asked so. Calls nothing. */
  price: request(call).answers<PriceTag>(),
  /** Makes the call. A failed call is an answer with a fault in it: it has a price and a place in the ledger too. */
  run: request(call).answers<ExplorerAnswer>(),
  /** The kept answer to the very same question, or null; calls nothing. */
  kept: request(call).answers<ExplorerAnswer | null>()
}
