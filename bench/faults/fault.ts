import type { Socket } from 'node:net'
import type { FaultCode } from '../../src-shared/contract/fault'
import type { FaultCause } from '../../src-shared/contract/fault-cause'

/** The plain server, one with a faulty certificate, or an address without a server. */
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
  /** Null for a response. */
  readonly code: FaultCode | null
  readonly or?: FaultCode
  readonly cause?: FaultCause['code']
  /** Whether the app must report when to retry. */
  readonly retry?: boolean
  /**
   * How the ledger must record the call. `unsettled` also accepts a correct charge inferred from the quota.
   */
  readonly booked: 'charged' | 'free' | 'unsettled'
}

export interface InjectedFault {
  /** Unique. */
  readonly name: string
  /** The only operation tested with this fault. Default: all. */
  readonly only?: string
  readonly door?: Door
  /** By default, sends nothing. */
  readonly send?: (line: ArrivedCall) => void
  /** In credits. */
  readonly costs: number
  /** The response never completes, so the app must time out. Its clock advances once the call has arrived. */
  readonly waits?: boolean
  readonly expects: Expected
}

export interface ArrivedCall {
  readonly socket: Socket
  /** A good response. */
  readonly good: string
  /** In credits, including this call. */
  readonly used: number
  readonly costs: number
  readonly key: string
  /** Must never receive the key. */
  readonly elsewhere: string
}

/** In credits. */
export const quotaLimit = 50_000_000
/** The price of a good response in credits. */
export const price = 5

export const answered: Expected = { code: null, booked: 'charged' }
export const unreadable: Expected = { code: 'unreadable', booked: 'unsettled' }
/** Credit headers show that the response is from the service. */
export const notJson: Expected = { ...unreadable, cause: 'not-json' }
export const cutOff: Expected = { ...unreadable, cause: 'cut-off' }
export const broken: Expected = { code: 'offline', cause: 'broken', booked: 'unsettled' }
