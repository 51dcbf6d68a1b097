import type { Answer } from './answers/answer'
import type { Reading, Tried } from './reading/body'

/** How to read the response of one call. */
export interface MappedCall {
  /** In the order to try them. */
  readonly tried: readonly Tried[]
  /**
   * Learns from how the response was read.
   * @returns the answer to use: an unrecognised one if the saved mapping doesn't fit and the user hasn't accepted
   * another
   */
  took(reading: Reading): Answer | null
  /** Like `took` for a response that was saved before. Learns nothing. */
  shown(reading: Reading): Answer | null
}

/** The saved mappings of one service. */
export interface SavedMappings {
  of(operation: string, params: Readonly<Record<string, string>>): MappedCall
}
