import { z } from 'zod'
import type { Answer, AnswerKind } from './answer'
import type { Fault } from './fault'
import type { FaultCause } from './fault-cause'
import type { Remark } from './reading'
import { SavedFieldEdit } from './field-edits'
import { nothing, request } from './request'
import type { EpochMs, Origin, PriceTag } from './values'

/** Query parameters from the contract ("Endpoints"). */
export type ParameterName = 'symbol' | 'convert' | 'currency' | 'top' | 'date' | 'interval' | 'bars'

/** words: free text with suggestions. */
export type ParameterControl = 'coins' | 'date' | 'number' | 'words'

export interface ParameterInfo {
  readonly name: ParameterName
  readonly control: ParameterControl
  /** Upper limit, in coins, bars or characters. */
  readonly most: number
  readonly suggestions: readonly string[]
}

/** Price of a charged call according to the contract ("Credit billing"). */
export type PriceRule =
  | { readonly rule: 'fixed'; readonly credits: number }
  | { readonly rule: 'per row'; readonly credits: number }
  | { readonly rule: 'per coin' }
  | { readonly rule: 'unknown' }

export interface OperationInfo {
  readonly name: string
  readonly tag: string
  readonly parameters: readonly ParameterInfo[]
  readonly priceRule: PriceRule
  /**
   * The parameters that `price` is for: the given values, completed with those of the latest charged call.
   */
  readonly params: Readonly<Record<string, string>>
  readonly price: PriceTag
  /** What the response contains: `quotes`, `bands` … */
  readonly kind: AnswerKind
  /** The fields to which the user can map a value, most common first: `price`, `high` … */
  readonly editableFields: readonly string[]
  /** True if the last call failed because the key's plan doesn't include the operation (status 402). */
  readonly locked: boolean
}

export interface CallPreview {
  /** Null if an input is invalid, so that the call can't be made. */
  readonly price: PriceTag | null
  /** Why a value is invalid, by parameter. */
  readonly wrong: Readonly<Record<string, FaultCause>>
  /** When the stored response to the same question was loaded. */
  readonly keptAt: EpochMs | null
}

export interface ResponseHeader {
  /** In lower case. */
  readonly name: string
  /** Null if the value may be secret, such as a session cookie. Such values aren't stored. */
  readonly value: string | null
}

export interface ExplorerAnswer {
  readonly operation: string
  /** As sent. */
  readonly params: Readonly<Record<string, string>>
  /** Null if and only if there's a fault. */
  readonly answer: Answer | null
  readonly fault: Fault | null
  /** Anything unusual, such as dropped bars, contradicting prices, or values read without proof. */
  readonly remarks: readonly Remark[]
  /** Requested coins missing from the response, if that can be determined. */
  readonly missing: readonly string[]
  readonly expected: number | null
  readonly charged: number | null
  readonly quotaUsed: number | null
  readonly quotaLimit: number | null
  /** Without secrets. '' if nothing was sent. */
  readonly url: string
  readonly status: number | null
  readonly tookMs: number
  readonly body: string | null
  /** How many characters of the body are missing in `body`. Such a response isn't stored. */
  readonly bodyLeftOut: number
  /** Sorted by name. Empty if no response arrived. Null if stored by a version that didn't store headers. */
  readonly headers: readonly ResponseHeader[] | null
  readonly at: EpochMs
  readonly origin: Origin
  /** True if this is a stored response, which is free. */
  readonly kept: boolean
}

export interface PastRun {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly charged: number | null
  readonly at: EpochMs
}

const params = z.record(z.string().max(20), z.string().max(20_000))
const call = z.object({ operation: z.string().max(40), params })

export const explorer = {
  operations: request(z.object({ values: params })).answers<readonly OperationInfo[]>(),
  /** Makes no call. */
  preview: request(call).answers<CallPreview>(),
  /** A failed call also has a price and a ledger entry, so it is answered, too. */
  run: request(call).answers<ExplorerAnswer>(),
  /** Makes no call. */
  kept: request(call).answers<ExplorerAnswer | null>(),
  /**
   * Adds a field mapping for all later responses of the operation. Returns the stored response read with it.
   * Makes no call.
   */
  editField: request(call.extend(SavedFieldEdit.omit({ operation: true }).shape)).answers<ExplorerAnswer>(),
  /** Questions with a stored response, latest first. */
  history: request(nothing).answers<readonly PastRun[]>(),
  /**
   * Shows a save dialog and writes a text made from a response, all of it or nothing. Returns the path, or
   * null if canceled.
   */
  save: request(call.extend({ form: z.enum(['json', 'csv']), text: z.string().max(100_000_000) })).answers<
    string | null
  >(),
  /**
   * Opens an https link from a stored response in the system browser, after a click. Other links are refused.
   */
  openLink: request(call.extend({ url: z.string().max(4000) })).answers<void>()
}
