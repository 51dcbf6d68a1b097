import type { DiskTrouble } from './disk'
import type { FaultCause } from './fault-cause'
import type { EpochMs } from './values'

/** The closed list of ways a call to the service can fail. */
export const apiFaultCodes = [
  'key-missing',
  'keychain-silent',
  'key-refused',
  'plan-required',
  'quota-exceeded',
  'rate-limited',
  'limited',
  'unknown-endpoint',
  'upstream-unavailable',
  'refused',
  'offline',
  'sign-in-page',
  'timed-out',
  'unreadable',
  'unexpected-status',
  'budget-stopped',
  'bad-input'
] as const

export type ApiFaultCode = (typeof apiFaultCodes)[number]

/** internal: our own mistake. disk: nothing can be written, so nothing was changed. Both are met at the bridge alone. */
export type FaultCode = ApiFaultCode | 'internal' | 'disk'

/** A failure as facts; the words are made where they are read. Never a stack, never a key. */
export interface Fault {
  readonly code: FaultCode
  /** What it was more exactly; null = the code says it all. */
  readonly cause: FaultCause | null
  /** The service operation that failed, where there was one. */
  readonly operation: string | null
  /** The service's own words, cut short; text, never markup. */
  readonly said: string | null
  /** When it makes sense to ask again, if that is known. */
  readonly retryAt: EpochMs | null
  /** Of `disk`: what the disk refused. */
  readonly disk?: DiskTrouble
}

/** What happened, what it means, what to do next: whole sentences. */
export interface FaultWords {
  readonly what: string
  readonly means: string
  readonly next: string
}

/** A failure with its words, as the window keeps one that a request came back with. */
export interface WordedFault extends Fault, FaultWords {}
