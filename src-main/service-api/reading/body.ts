import type { Hint } from '../../../src-shared/contract/lessons'
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
}
