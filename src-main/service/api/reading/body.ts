import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'

export type Body = Uint8Array | string

export interface ReadingOptions {
  readonly operation: string
  /** The parameters as sent. */
  readonly params: Readonly<Record<string, string>>
  readonly key: string | null
  /** Whether to decode the body. False for failed calls, whose bodies only contain a message. */
  readonly decodes: boolean
  /** The maximum number of body characters to return. */
  readonly mostCharacters: number
  readonly fieldEdits?: readonly FieldEdit[]
  /** The saved mappings in the order to try them. Missing if mappings are never saved. */
  readonly mappings?: readonly Tried[]
}

export interface Tried {
  readonly mapping: ResponseMapping
  /** Whether the mapping is confirmed. If it fits, it needs no inference. Others are compared with inference. */
  readonly isConfirmed: boolean
}

export interface HowRead {
  /** The index of the saved mapping that gives the same values as inference, or null. */
  readonly by: number | null
  /** The mapping to save: a new one, or the saved one with more optional fields. Null if there is nothing to save. */
  readonly mapping: ResponseMapping | null
}

/** What was read from a body. Safe to save and show, because it doesn't contain the key and its size is limited. */
export interface BodyReading {
  /** The text as received with the key redacted, at most `mostCharacters`. */
  readonly text: string
  readonly textLeftOut: number
  readonly isJson: boolean
  readonly succeeded: boolean
  readonly saysNo: boolean
  readonly words: string | null
  readonly answer: Answer | null
  /** How a mapping read the body. Missing if mappings aren't saved or nothing was read. */
  readonly read?: HowRead
}
