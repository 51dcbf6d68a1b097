import type { ScheduleReason } from './schedule'
import type { EpochMs, PriceTag } from './values'

/** The data whose arrival triggers a check. `responses` is for alerts about the quota. */
export type CheckedData = 'quotes' | 'candles' | 'fearGreed' | 'news' | 'breadth' | 'responses'

export interface FasterChecks {
  readonly everyMs: number
  /** The price of the additional calls per day. */
  readonly pricePerDay: PriceTag
}

export type Unchecked = 'no-plan' | 'paused' | 'stopped'

/** How late an alert may fire at the current rate of updates. Times are rounded up. */
export type Lateness = (
  | {
      readonly code: 'checked'
      readonly data: CheckedData
      /** For candles, the length of a bar. */
      readonly everyMs: number
      /** In half of all cases, the alert fires within this time. */
      readonly typicalMs: number
      readonly worstMs: number
      readonly slowed: ScheduleReason | null
      /** Until when the alert can't be checked, and why. `worstMs` doesn't include this wait. */
      readonly waits: { readonly until: EpochMs; readonly reason: ScheduleReason } | null
    }
  | { readonly code: 'manual'; readonly data: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'unchecked'; readonly why: Unchecked; readonly until: EpochMs | null }
) & {
  /** Quiet hours delay notifications until then. */
  readonly quietUntil: EpochMs | null
}
