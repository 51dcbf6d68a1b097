import type { Amounts, Tally } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'

export interface SpendingSpan {
  readonly from: EpochMs
  /** Excluded from the span. */
  readonly to: EpochMs
}

export interface Spent extends Tally {
  /** Used by automatic calls. */
  readonly background: number
}

/** What counts towards a budget or quota: charged, reserved and possibly charged credits. */
export const spentCount = ({ spent, held, unknown }: Amounts): number => spent + held + unknown
