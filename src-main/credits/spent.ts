import type { Amounts, Tally } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'

export interface SpendingSpan {
  readonly from: EpochMs
  /** Exclusive. */
  readonly to: EpochMs
}

export interface Spent extends Tally {
  /** The part used by automatic calls. */
  readonly background: number
}

/** Credits that count against a limit. */
export const spentCount = ({ spent, held, unknown }: Amounts): number => spent + held + unknown
