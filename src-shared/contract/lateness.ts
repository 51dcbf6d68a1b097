import type { ScheduleReason } from './schedule'
import type { EpochMs, PriceTag } from './values'

/**
 * The data whose arrival triggers a check of the alert. `responses` is for alerts about the quota, which
 * every response reports.
 */
export type CheckedData = 'quotes' | 'candles' | 'fearGreed' | 'news' | 'breadth' | 'responses'

/** A shorter quote interval for the coin, and its cost. */
export interface FasterChecks {
  readonly everyMs: number
  /** The price of the additional calls per day. */
  readonly pricePerDay: PriceTag
}

/** Why an active alert isn't checked now. */
export type Unchecked = 'no-plan' | 'paused' | 'stopped'

/** How late an alert may fire at the current rate of updates. Times are rounded up. */
export type Lateness = (
  | {
      readonly code: 'checked'
      readonly data: CheckedData
      /** The interval of the checks. For candles, the length of a bar. */
      readonly everyMs: number
      /** In half of all cases, the alert fires within this time. */
      readonly typicalMs: number
      readonly worstMs: number
      /** Why the alert is checked less often than planned. */
      readonly slowed: ScheduleReason | null
      /** Until when the alert can't be checked, and why. `worstMs` doesn't include this wait. */
      readonly waits: { readonly until: EpochMs; readonly reason: ScheduleReason } | null
    }
  /** The alert is checked whenever the user loads the data. */
  | { readonly code: 'manual'; readonly data: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'unchecked'; readonly why: Unchecked; readonly until: EpochMs | null }
) & {
  /** Quiet hours delay notifications until this time. */
  readonly quietUntil: EpochMs | null
}
