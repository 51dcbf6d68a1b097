import type { Answer } from './answers/answer'
import type { BodyReading, Tried } from './reading/body'

export interface MappedCall {
  /** The saved mappings, in the order in which to try them. */
  readonly tried: readonly Tried[]
  /**
   * Reads the response and learns from it.
   * @returns `unrecognised` if the saved mapping doesn't fit and the user hasn't accepted a new one
   */
  took(reading: BodyReading): Answer | null
  /** Reads a saved response without learning from it. */
  shown(reading: BodyReading): Answer | null
}

export interface SavedMappings {
  of(operation: string, params: Readonly<Record<string, string>>): MappedCall
}
