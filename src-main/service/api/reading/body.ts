import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'

export type Body = Uint8Array | string

export interface ReadingQuestion {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly key: string | null
  /** False for failed calls, whose bodies only contain a message. */
  readonly decodes: boolean
  readonly mostCharacters: number
  readonly fieldEdits?: readonly FieldEdit[]
  /** In the order to try them. Missing if mappings are never saved. */
  readonly mappings?: readonly Tried[]
}

export interface Tried {
  readonly mapping: ResponseMapping
  /** A confirmed mapping that fits needs no inference. Others are compared with inference. */
  readonly isConfirmed: boolean
}

export interface HowRead {
  /** The saved mapping that gives the same values as inference, or null. */
  readonly by: number | null
  /** A new mapping, or the saved one with more optional fields. Null if there is nothing to save. */
  readonly mapping: ResponseMapping | null
}

/** Contains no key and has a limited size, so it can be saved and shown. */
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
