import type { Socket } from 'node:net'
import type { FaultCode } from '../../src-shared/contract/fault'
import type { FaultCause } from '../../src-shared/contract/fault-cause'

/**
 * Where a call goes: to the plain server, to one with a faulty certificate, or to an address without a
 * server.
 */
export const doors = [
  'plain',
  'expired',
  'wrong-name',
  'self-signed',
  'not-tls',
  'closed',
  'nowhere'
] as const
export type Door = (typeof doors)[number]

export interface Expected {
  /** Null if the app must accept the response. */
  readonly code: FaultCode | null
  readonly or?: FaultCode
  readonly cause?: FaultCause['code']
  readonly retry?: boolean
  /**
   * How the ledger must record the call. `unsettled` also accepts a charge that was inferred from the quota,
   * if it's correct.
   */
  readonly booked: 'charged' | 'free' | 'unsettled'
}

export interface InjectedFault {
  /** Unique. */
  readonly name: string
  /** The only operation that is tested with this fault. By default, all operations are. */
  readonly only?: string
  readonly door?: Door
  /** By default, nothing is sent. */
  readonly send?: (line: ArrivedCall) => void
  /** In credits. */
  readonly costs: number
  /**
   * Whether the response never completes, so that the app must time out. The app's clock advances once the
   * call has arrived.
   */
  readonly waits?: boolean
  readonly expects: Expected
}

export interface ArrivedCall {
  readonly socket: Socket
  /** A good response. */
  readonly good: string
  /** The credits that have been used so far, including this call. */
  readonly used: number
  readonly costs: number
  readonly key: string
  /** The address of a server that must never receive the key. */
  readonly elsewhere: string
}

/** In credits. */
export const quotaLimit = 50_000_000
/** The price of a good response in credits. */
export const price = 5

export const answered: Expected = { code: null, booked: 'charged' }
export const unreadable: Expected = { code: 'unreadable', booked: 'unsettled' }
/** The cause is known, because the credit headers show that the response is from the service. */
export const notJson: Expected = { ...unreadable, cause: 'not-json' }
export const cutOff: Expected = { ...unreadable, cause: 'cut-off' }
export const broken: Expected = { code: 'offline', cause: 'broken', booked: 'unsettled' }
