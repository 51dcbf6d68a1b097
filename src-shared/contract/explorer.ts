import { z } from 'zod'
import type { Answer, AnswerKind } from './answer'
import type { Fault } from './fault'
import type { FaultCause } from './fault-cause'
import type { Remark } from './reading'
import { SavedFieldEdit } from './field-edits'
import { nothing, request } from './request'
import type { EpochMs, Origin, PriceTag } from './values'

/** `operations.test.ts` compares it with the list of operations, which this folder can't import. */
export const operationCount = 26

/** The query parameters listed in the contract ("Endpoints"). */
export type ParameterName = 'symbol' | 'convert' | 'currency' | 'top' | 'date' | 'interval' | 'bars'

/** The control in which the user enters a value. `words` is free text with suggestions. */
export type ParameterControl = 'coins' | 'date' | 'number' | 'words'

export interface ParameterInfo {
  readonly name: ParameterName
  readonly control: ParameterControl
  /** The maximum, as a number of coins, bars or characters. */
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
  /**
   * The parameters of the call whose price is `price`: the given values, completed with those of the latest
   * charged call.
   */
  readonly params: Readonly<Record<string, string>>
  readonly price: PriceTag
  /** `quotes`, `bands` … */
  readonly kind: AnswerKind
  /**
   * The fields to which the user can map a value, such as `price` or `high`. The most common ones come first.
   */
  readonly editableFields: readonly string[]
  /** True if the last call failed because the key's plan doesn't include the operation (status 402). */
  readonly locked: boolean
}

export interface CallPreview {
  /** Null if an input is invalid. */
  readonly price: PriceTag | null
  /** The reason for each invalid value, by parameter. */
  readonly wrong: Readonly<Record<string, FaultCause>>
  /** When the stored response to the same call was loaded. Null if there is none. */
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
  /** How many characters were cut off at the end of `body`. A truncated response isn't stored. */
  readonly bodyLeftOut: number
  /** Sorted by name. Empty if no response arrived. Null if an older version stored the response. */
  readonly headers: readonly ResponseHeader[] | null
  readonly at: EpochMs
  readonly origin: Origin
  /** True if the response was stored, so that showing it costs nothing. */
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
  /** A failed call also returns a result, because it has a price and a ledger entry too. */
  run: request(call).answers<ExplorerAnswer>(),
  readSaved: request(call).answers<ExplorerAnswer | null>(),
  /** Adds a field mapping for all later responses. Returns the stored response decoded with it. */
  editField: request(call.extend(SavedFieldEdit.omit({ operation: true }).shape)).answers<ExplorerAnswer>(),
  /** Returns the calls whose responses are stored, latest first. */
  history: request(nothing).answers<readonly PastRun[]>(),
  /**
   * Saves the text as a file that the user chooses, and writes it atomically. Returns the path, or null if
   * the user cancelled.
   */
  save: request(call.extend({ form: z.enum(['json', 'csv']), text: z.string().max(100_000_000) })).answers<
    string | null
  >(),
  /** Opens a link from a stored response in the system browser. Refuses links that aren't https. */
  openLink: request(call.extend({ url: z.string().max(4000) })).answers<void>()
}
