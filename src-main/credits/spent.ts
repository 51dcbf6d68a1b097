import type { Amounts, Tally } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'

export interface SpendingSpan {
  readonly from: EpochMs
  /** Exclusive. */
  readonly to: EpochMs
}

export interface Spent extends Tally {
  readonly background: number
}

/** Returns everything that counts towards a budget or quota. */
export const spentCount = ({ spent, reserved, unknown }: Amounts): number => spent + reserved + unknown
