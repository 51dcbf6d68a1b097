import type { Socket } from 'node:net'
import type { FaultCode } from '../../src-shared/contract/fault'
import type { FaultCause } from '../../src-shared/contract/fault-cause'

/** Where a call arrives: at the plain server, at one of several with a bad certificate, or nowhere. */
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

/** What a call must come to. */
export interface Expected {
  /** null = an answer. */
  readonly code: FaultCode | null
  /** What may come in its place. */
  readonly or?: FaultCode
  readonly cause?: FaultCause['code']
  /** Whether it says when to ask again. */
  readonly retry?: boolean
  /** What the ledger must say of it. unsettled: also what the quota's count showed by then, if that is the truth. */
  readonly booked: 'charged' | 'free' | 'unsettled'
}

/** One way in which a service, or what lies between, goes wrong. */
export interface Fault {
  /** In words; no two are alike. */
  readonly name: string
  /** The one operation it is about; left out = all. */
  readonly only?: string
  readonly door?: Door
  /** Writes whatever is to be written to a call that has arrived; left out = nothing, ever. */
  readonly send?: (line: Line) => void
  /** Credits the service takes for it. */
  readonly costs: number
  /** The app has to give up: its clock is moved on once the call has arrived. */
  readonly waits?: boolean
  readonly expects: Expected
}

/** A call that has arrived. */
export interface Line {
  readonly socket: Socket
  /** What a good service answers to it, as text. */
  readonly good: string
  /** The credits that were used by now, this call included. */
  readonly used: number
  readonly costs: number
  readonly key: string
  /** An address that must never hear of the key. */
  readonly elsewhere: string
}

/** Credits of the quota. */
export const quotaLimit = 50_000_000
/** Credits of a good answer. */
export const price = 5

export const answered: Expected = { code: null, booked: 'charged' }
export const unreadable: Expected = { code: 'unreadable', booked: 'unsettled' }
/** Of the service, as its credit headers show, and no sound JSON. */
export const notJson: Expected = { ...unreadable, cause: 'not-json' }
export const cutOff: Expected = { ...unreadable, cause: 'cut-off' }
export const broken: Expected = { code: 'offline', cause: 'broken', booked: 'unsettled' }
