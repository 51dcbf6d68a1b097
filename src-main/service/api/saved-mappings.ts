import type { Answer } from './answers/answer'
import type { BodyReading, Tried } from './reading/body'

export interface MappedCall {
  /** The saved mappings in the order to try them. */
  readonly tried: readonly Tried[]
  /**
   * Learns from how a response was read.
   * @returns the answer to use, `unrecognised` if the saved mapping doesn't fit and the user hasn't accepted
   * a new one
   */
  took(reading: BodyReading): Answer | null
  /** Like `took`, but for a saved response. Doesn't learn from it. */
  shown(reading: BodyReading): Answer | null
}

export interface SavedMappings {
  of(operation: string, params: Readonly<Record<string, string>>): MappedCall
}
