import type { Amounts, Tally } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'

export interface Span {
  readonly from: EpochMs
  /** The first moment after it. */
  readonly to: EpochMs
}

/** What calls came to, in credits. */
export interface Spent extends Tally {
  /** Of all these credits, what ran by itself. */
  readonly background: number
}

/** All that counts against a limit. */
export const countedOf = ({ spent, held, unknown }: Amounts): number => spent + held + unknown
