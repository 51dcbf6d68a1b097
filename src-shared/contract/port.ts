import type { Reply } from './request'
import type { EpochMs } from './values'

/** Validated against the contract. */
export interface PageRequest {
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
  readonly at: EpochMs
}

export type PageMessage = PageReply | PageEvent
