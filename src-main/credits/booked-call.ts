import type { EpochMs } from '../../src-shared/contract/values'
import type { Subject } from './subject'

/** Who a call is made for: a person by hand, or what runs by itself. */
export type Initiator = 'person' | 'schedule'

/** A call that may have been charged. */
export interface UnsettledCall {
  readonly id: number
  readonly at: EpochMs
  /** Credits that are held for it. */
  readonly reserved: number
  readonly initiator: Initiator
  readonly operation: string
  /** The price that was shown before, in credits; null = unknown: it may have cost anything. */
  readonly expected: number | null
  /** Its price is the contract's: it can't have cost more than its reserve. */
  readonly isPriceFixed?: boolean
}

/** A call that is booked and under way. */
export interface Reservation extends UnsettledCall {
  readonly subject: Subject
  /** Another call was under way at the same time. */
  overlapped: boolean
}
