import type { Hint } from '../../../src-shared/contract/lessons'
import type { ResponseMapping } from '../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'

/** A body as received: bytes of UTF-8, or a text that was kept. */
export type Body = Uint8Array | string

export interface Question {
  readonly operation: string
  /** As sent. */
  readonly params: Readonly<Record<string, string>>
  /** What must not come through; null where a kept text has been redacted before. */
  readonly key: string | null
  /** Whether the answer is wanted, or only what the service says: an error has no rows. */
  readonly decodes: boolean
  /** Characters of the text that are handed on. */
  readonly mostCharacters: number
  /** What a person taught of this operation's answers. */
  readonly hints?: readonly Hint[]
  /** The saved mappings of this operation, in the order in which they are tried; left out where none are ever saved. */
  readonly mappings?: readonly Tried[]
}

export interface Tried {
  readonly mapping: ResponseMapping
  /** It reads alone if it fits; what another reads is compared with what is inferred. */
  readonly isConfirmed: boolean
}

/** How an answer was read, where mappings are saved. */
export interface HowRead {
  /** The place of the saved mapping that reads the same; null if none does. */
  readonly by: number | null
  /** The mapping to be saved: what was inferred, or the saved one with more that is optional; null if there is none. */
  readonly mapping: ResponseMapping | null
}

/** What a body says, fit to be kept and shown: without the key, within bounds. */
export interface Reading {
  /** As received, cut to `mostCharacters`. */
  readonly text: string
  /** Characters of the text beyond that. */
  readonly textLeftOut: number
  readonly isJson: boolean
  /** Whether it says that the call succeeded; false where it is no JSON. */
  readonly succeeded: boolean
  /** Whether it says itself that the call failed. */
  readonly saysNo: boolean
  /** The service's own words, should the call have failed. */
  readonly words: string | null
  /** Null where none is wanted, or the call did not succeed. */
  readonly answer: Answer | null
  /** Absent where no mappings are saved, or nothing was read. */
  readonly read?: HowRead
}
