import type { EpochMs } from '../../src-shared/contract/values'
import type { Subject } from './subject'

export type Initiator = 'person' | 'schedule'

export interface UnsettledCall {
  readonly id: number
  readonly at: EpochMs
  readonly reserved: number
  readonly initiator: Initiator
  readonly operation: string
  /** The price that was shown before the call, in credits. */
  readonly expected: number | null
  /** Whether the contract sets the price. The call then can't cost more than was reserved. */
  readonly isPriceFixed?: boolean
}

export interface Reservation extends UnsettledCall {
  readonly subject: Subject
  /** Whether `expected` is only an upper limit. */
  readonly isBound: boolean
  overlapped: boolean
}
