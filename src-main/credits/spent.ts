import type { Amounts, Tally } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'

export interface SpendingSpan {
  readonly from: EpochMs
  /** The first moment after the span. */
  readonly to: EpochMs
}

export interface Spent extends Tally {
  /** The credits used by automatic calls. */
  readonly background: number
}

/** Credits that count towards a budget or quota: charged, reserved and possibly charged. */
export const spentCount = ({ spent, reserved, unknown }: Amounts): number => spent + reserved + unknown
