import type { Answer } from './answers/answer'
import type { Reading, Tried } from './reading/body'

/** How the response of one call is to be read. */
export interface MappedCall {
  /** In the order in which they are tried. */
  readonly tried: readonly Tried[]
  /**
   * Learns how the response was read.
   * @returns the answer to be handed on: one that can't be read, where the saved mapping doesn't fit and nobody agreed to another
   */
  took(reading: Reading): Answer | null
  /** The same of a response that was saved before; nothing is learned of it. */
  shown(reading: Reading): Answer | null
}

/** The saved mappings of one service. */
export interface SavedMappings {
  of(operation: string, params: Readonly<Record<string, string>>): MappedCall
}
