import { z } from 'zod'
import type { Answer, AnswerKind } from './answer'
import type { Fault } from './fault'
import type { FaultCause } from './fault-cause'
import type { Remark } from './reading'
import { SavedFieldEdit } from './field-edits'
import { nothing, request } from './request'
import type { EpochMs, Origin, PriceTag } from './values'

/** The query parameters listed in the contract ("Endpoints"). */
export type ParameterName = 'symbol' | 'convert' | 'currency' | 'top' | 'date' | 'interval' | 'bars'

/** `words`: free text with suggestions. */
export type ParameterControl = 'coins' | 'date' | 'number' | 'words'

export interface ParameterInfo {
  readonly name: ParameterName
  readonly control: ParameterControl
  /** In coins, bars or characters. */
  readonly most: number
  readonly suggestions: readonly string[]
}

/** How a call is priced according to the contract ("Credit billing"). */
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
  /** What `price` is for: the given values, completed from the latest charged call. */
  readonly params: Readonly<Record<string, string>>
  readonly price: PriceTag
  /** `quotes`, `bands` … */
  readonly kind: AnswerKind
  /** Fields that a value can be mapped to, most common first: `price`, `high` … */
  readonly editableFields: readonly string[]
  /** The last call failed because the plan lacks the operation (status 402). */
  readonly locked: boolean
}

export interface CallPreview {
  /** Null if an input is invalid. */
  readonly price: PriceTag | null
  /** Why a value is invalid, by parameter. */
  readonly wrong: Readonly<Record<string, FaultCause>>
  /** When the stored response to the same call was loaded. */
  readonly savedAt: EpochMs | null
}

export interface ResponseHeader {
  /** In lower case. */
  readonly name: string
  /** Null if it may be secret, such as a session cookie, because secrets aren't stored. */
  readonly value: string | null
}

export interface ExplorerAnswer {
  readonly operation: string
  /** As sent. */
  readonly params: Readonly<Record<string, string>>
  /** Null if and only if the call failed. */
  readonly answer: Answer | null
  readonly fault: Fault | null
  /** Anything unusual, such as dropped bars or contradictory prices. */
  readonly remarks: readonly Remark[]
  readonly missing: readonly string[]
  readonly expected: number | null
  readonly charged: number | null
  readonly quotaUsed: number | null
  readonly quotaLimit: number | null
  /** The address of the call without secrets. '' if nothing was sent. */
  readonly url: string
  readonly status: number | null
  readonly tookMs: number
  readonly body: string | null
  /** Characters cut off at the end of `body`. A truncated response isn't stored. */
  readonly bodyLeftOut: number
  /** Sorted by name. Empty if no response arrived. Null if an older version stored the response. */
  readonly headers: readonly ResponseHeader[] | null
  readonly at: EpochMs
  readonly origin: Origin
  /** A stored response, which is free. */
  readonly isSaved: boolean
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
  /** A failed call is a result too, because it also has a price and a ledger entry. */
  run: request(call).answers<ExplorerAnswer>(),
  readSaved: request(call).answers<ExplorerAnswer | null>(),
  /** Adds a field mapping for all later responses. Returns the stored response decoded with it. */
  editField: request(call.extend(SavedFieldEdit.omit({ operation: true }).shape)).answers<ExplorerAnswer>(),
  /** Calls with a stored response, latest first. */
  history: request(nothing).answers<readonly PastRun[]>(),
  /** Writes atomically. Returns the path, or null if the user cancelled. */
  save: request(call.extend({ form: z.enum(['json', 'csv']), text: z.string().max(100_000_000) })).answers<
    string | null
  >(),
  /** Opens a link from a stored response in the system browser. Refuses links that aren't https. */
  openLink: request(call.extend({ url: z.string().max(4000) })).answers<void>()
}
