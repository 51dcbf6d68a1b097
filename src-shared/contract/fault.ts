import type { DiskTrouble } from './disk'
import type { FaultCause } from './fault-cause'
import type { EpochMs } from './values'

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

/**
 * `internal` is a bug in Candlewick. `disk` means that nothing can be written, so nothing was changed. Calls
 * to the service never fail with one of these two.
 */
export type FaultCode = ApiFaultCode | 'internal' | 'disk'

/**
 * An error as data. The message for the user is composed where it's shown. Never contains a stack or a key.
 */
export interface Fault {
  readonly code: FaultCode
  /** Null if the code alone explains the error. */
  readonly cause: FaultCause | null
  readonly operation: string | null
  /** The service's message, shortened. Plain text, never markup. */
  readonly said: string | null
  readonly retryAt: EpochMs | null
  /** Only set if the code is `disk`. */
  readonly disk?: DiskTrouble
}

export interface FaultWords {
  readonly what: string
  readonly means: string
  readonly next: string
}

export interface WordedFault extends Fault, FaultWords {}
