import type { DiskTrouble } from './disk'
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

/** A failure told to a person: what happened, what it means, what to do next. Never a stack, never a key. */
export interface Fault {
  readonly code: FaultCode
  readonly what: string
  readonly means: string
  readonly next: string
  /** The service operation that failed, where there was one. */
  readonly operation: string | null
  /** The service's own words, cut short; text, never markup. */
  readonly said: string | null
  /** When it makes sense to ask again, if that is known. */
  readonly retryAt: EpochMs | null
  /** Of `disk`: what the window makes its words of; the sentences are empty. */
  readonly disk?: DiskTrouble
}
