import type { Reply } from './request'
import type { EpochMs } from './values'

/** A request from the window. The main process validates it against the contract. */
export interface PageRequest {
  /** The reply has the same ID. */
  readonly id: number
  readonly concept: string
  readonly name: string
  readonly input: unknown
}

export interface PageReply {
  readonly id: number
  readonly reply: Reply<unknown>
}

export interface PageEvent {
  readonly event: string
  readonly payload: unknown
  /** The time of the event according to the clock of the main process. */
  readonly at: EpochMs
}

export type PageMessage = PageReply | PageEvent
