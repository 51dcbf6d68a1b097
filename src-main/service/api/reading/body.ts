import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'

export type Body = Uint8Array | string

export interface ReadingOptions {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly key: string | null
  /** False for a failed call, because its body only contains a message. */
  readonly decodes: boolean
  readonly mostCharacters: number
  readonly fieldEdits?: readonly FieldEdit[]
  /** The saved mappings, in the order in which to try them. Missing if mappings are never saved. */
  readonly mappings?: readonly Tried[]
}

export interface Tried {
  readonly mapping: ResponseMapping
  /** If a confirmed mapping fits, nothing is inferred. Other mappings are compared with inference. */
  readonly isConfirmed: boolean
}

export interface HowRead {
  readonly by: number | null
  /** The mapping to save: a new one, or a saved one with more optional fields. */
  readonly mapping: ResponseMapping | null
}

/**
 * What was read from a body. It's limited in size and doesn't contain the key, so it can be saved and shown.
 */
export interface BodyReading {
  /** The body with the key redacted, cut to `mostCharacters`. */
  readonly text: string
  readonly textLeftOut: number
  readonly isJson: boolean
  readonly succeeded: boolean
  readonly reportsFailure: boolean
  readonly words: string | null
  readonly answer: Answer | null
  /** Missing if mappings aren't saved or if nothing was read. */
  readonly read?: HowRead
}
