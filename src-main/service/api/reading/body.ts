import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'

/** UTF-8 bytes as received, or saved text. */
export type Body = Uint8Array | string

export interface ReadingQuestion {
  readonly operation: string
  /** As sent. */
  readonly params: Readonly<Record<string, string>>
  /** The key to redact, or null if saved text is already redacted. */
  readonly key: string | null
  /** Whether to read an answer. The body of a failed call has no rows, only the service's message. */
  readonly decodes: boolean
  /** Maximum characters of text to return. */
  readonly mostCharacters: number
  /** The user's field edits for this operation. */
  readonly fieldEdits?: readonly FieldEdit[]
  /** Saved mappings of this operation, in the order to try them. Absent if mappings are never saved. */
  readonly mappings?: readonly Tried[]
}

export interface Tried {
  readonly mapping: ResponseMapping
  /**
   * A confirmed mapping that fits is used without inference. With other mappings, the response is also read by
   * inference, and the two are compared.
   */
  readonly isConfirmed: boolean
}

/** How an answer was read, if mappings are saved. */
export interface HowRead {
  /** Index of the saved mapping that reads the response like inference does, or null. */
  readonly by: number | null
  /** The mapping to save: an inferred one, or the saved one with more optional fields. Null if there is nothing to save. */
  readonly mapping: ResponseMapping | null
}

/** The content of a body. It's safe to save and show, because it doesn't contain the key and is limited in size. */
export interface BodyReading {
  /** As received, cut to `mostCharacters`. */
  readonly text: string
  /** Number of characters cut off. */
  readonly textLeftOut: number
  readonly isJson: boolean
  /** Whether the body reports success. False if it isn't JSON. */
  readonly succeeded: boolean
  /** Whether the body reports failure. */
  readonly saysNo: boolean
  /** The service's message if the call failed. */
  readonly words: string | null
  /** Null if no answer was requested or the call failed. */
  readonly answer: Answer | null
  /** Absent if mappings aren't saved or nothing was read. */
  readonly read?: HowRead
}
