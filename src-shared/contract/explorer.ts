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

export type ParameterControl = 'coins' | 'date' | 'number' | 'words'

export interface ParameterInfo {
  readonly name: ParameterName
  readonly control: ParameterControl
  /** The maximum, as a number of coins, bars or characters. */
  readonly most: number
  readonly suggestions: readonly string[]
}

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
  /** The given values, completed with those of the latest charged call. */
  readonly params: Readonly<Record<string, string>>
  readonly price: PriceTag
  /** `quotes`, `bands` … */
  readonly kind: AnswerKind
  /** The most common fields come first. */
  readonly editableFields: readonly string[]
  /** True if the last call failed because the key's plan doesn't include the operation (status 402). */
  readonly locked: boolean
}

export interface CallPreview {
  /** Null if an input is invalid. */
  readonly price: PriceTag | null
  readonly wrong: Readonly<Record<string, FaultCause>>
  /** Null if there is no stored response to the same call. */
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
  readonly remarks: readonly Remark[]
  readonly missing: readonly string[]
  readonly expected: number | null
  readonly charged: number | null
  readonly quotaUsed: number | null
  readonly quotaLimit: number | null
  /** The address contains no secrets. '' if nothing was sent. */
  readonly url: string
  readonly status: number | null
  readonly tookMs: number
  readonly body: string | null
  /** The number of characters that were cut off. A truncated response isn't stored. */
  readonly bodyLeftOut: number
  /** Empty if no response arrived. Null if an older version stored the response. */
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
  /** Returns the stored response decoded with the new mapping. */
  editField: request(call.extend(SavedFieldEdit.omit({ operation: true }).shape)).answers<ExplorerAnswer>(),
  history: request(nothing).answers<readonly PastRun[]>(),
  /** The user chooses the file, which is written atomically. */
  save: request(call.extend({ form: z.enum(['json', 'csv']), text: z.string().max(100_000_000) })).answers<
    string | null
  >(),
  /** Refuses links that aren't https. */
  openLink: request(call.extend({ url: z.string().max(4000) })).answers<void>()
}
