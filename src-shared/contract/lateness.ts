import type { ScheduleReason } from './schedule'
import type { EpochMs, PriceTag } from './values'

/** Arriving data triggers a check. `responses` is the quota, which every response has. */
export type CheckedData = 'quotes' | 'candles' | 'fearGreed' | 'news' | 'breadth' | 'responses'

/** A shorter quote interval for the coin. */
export interface FasterChecks {
  readonly everyMs: number
  /** Of the additional calls per day. */
  readonly pricePerDay: PriceTag
}

/** Why an active alert isn't checked now. */
export type Unchecked = 'no-plan' | 'paused' | 'stopped'

/** At the current rate of updates, rounded up. */
export type Lateness = (
  | {
      readonly code: 'checked'
      readonly data: CheckedData
      /** For candles, the length of a bar. */
      readonly everyMs: number
      /** In half of all cases. */
      readonly typicalMs: number
      readonly worstMs: number
      /** Why checks are less frequent than planned. */
      readonly slowed: ScheduleReason | null
      /** Until when the alert can't be checked. Not included in `worstMs`. */
      readonly waits: { readonly until: EpochMs; readonly reason: ScheduleReason } | null
    }
  /** Checked whenever the user loads the data. */
  | { readonly code: 'manual'; readonly data: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'unchecked'; readonly why: Unchecked; readonly until: EpochMs | null }
) & {
  /** Quiet hours delay notifications until then. */
  readonly quietUntil: EpochMs | null
}
