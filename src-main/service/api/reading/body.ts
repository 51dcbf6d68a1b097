import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'

export type Body = Uint8Array | string

export interface ReadingOptions {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly key: string | null
  /** False for failed calls, whose bodies only contain a message. */
  readonly decodes: boolean
  /** The limit for the returned body. */
  readonly mostCharacters: number
  readonly fieldEdits?: readonly FieldEdit[]
  /** The saved mappings in the order to try them. Missing if mappings are never saved. */
  readonly mappings?: readonly Tried[]
}

export interface Tried {
  readonly mapping: ResponseMapping
  /** If it's confirmed and fits, nothing is inferred. Others are compared with inference. */
  readonly isConfirmed: boolean
}

export interface HowRead {
  /** Index of the saved mapping that agrees with inference. */
  readonly by: number | null
  /** To save: a new one, or a saved one with more optional fields. */
  readonly mapping: ResponseMapping | null
}

/** Safe to save and show: limited in size and without the key. */
export interface BodyReading {
  /** With the key redacted, at most `mostCharacters`. */
  readonly text: string
  readonly textLeftOut: number
  readonly isJson: boolean
  readonly succeeded: boolean
  readonly saysNo: boolean
  readonly words: string | null
  readonly answer: Answer | null
  /** Missing if mappings aren't saved or nothing was read. */
  readonly read?: HowRead
}
