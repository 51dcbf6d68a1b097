import type { Reply } from './request'
import type { EpochMs } from './values'

/** What a page sends over its port: one request. What it holds is checked by the contract. */
export interface PageRequest {
  /** The reply bears the same. */
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
  /** The main process's time. */
  readonly at: EpochMs
}

/** What a page is sent over its port. */
export type PageMessage = PageReply | PageEvent
