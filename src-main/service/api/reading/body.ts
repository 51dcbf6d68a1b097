import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'

export type Body = Uint8Array | string

export interface ReadingQuestion {
  readonly operation: string
  /** As sent. */
  readonly params: Readonly<Record<string, string>>
  readonly key: string | null
  /** False for a failed call, whose body only has the service's message. */
  readonly decodes: boolean
  /** The most characters of text to return. */
  readonly mostCharacters: number
  /** The user's field edits for this operation. */
  readonly fieldEdits?: readonly FieldEdit[]
  /** In the order to try them. Absent if mappings are never saved. */
  readonly mappings?: readonly Tried[]
}

export interface Tried {
  readonly mapping: ResponseMapping
  /** A confirmed mapping that fits is used without inference. Other mappings are compared with inference. */
  readonly isConfirmed: boolean
}

export interface HowRead {
  /** The index of the saved mapping that reads the response like inference does. */
  readonly by: number | null
  /**
   * The mapping to save: an inferred one, or the saved one with more optional fields. Null if there is nothing to
   * save.
   */
  readonly mapping: ResponseMapping | null
}

/** Safe to save and show, because it doesn't contain the key and is limited in size. */
export interface BodyReading {
  /** As received, cut to `mostCharacters`. */
  readonly text: string
  readonly textLeftOut: number
  readonly isJson: boolean
  readonly succeeded: boolean
  readonly saysNo: boolean
  readonly words: string | null
  readonly answer: Answer | null
  /** Absent if mappings aren't saved or nothing was read. */
  readonly read?: HowRead
}
