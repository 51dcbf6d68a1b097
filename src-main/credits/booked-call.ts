import type { EpochMs } from '../../src-shared/contract/values'
import type { Subject } from './subject'

export type Initiator = 'person' | 'schedule'

export interface UnsettledCall {
  readonly id: number
  readonly at: EpochMs
  readonly reserved: number
  readonly initiator: Initiator
  readonly operation: string
  /**
   * The price shown before the call, in credits. Null if it was unknown, so that the call may have cost any amount.
   */
  readonly expected: number | null
  /** Whether the contract sets the price, so that the call can't have cost more than its reserve. */
  readonly isPriceFixed?: boolean
}

export interface Reservation extends UnsettledCall {
  readonly subject: Subject
  /** Whether `expected` is only an upper bound. */
  readonly isBound: boolean
  overlapped: boolean
}
