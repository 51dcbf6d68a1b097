import type { ScheduleReason } from './schedule'
import type { EpochMs, PriceTag } from './values'

/**
 * The kind of data that causes an alert to be checked when it arrives. `responses` is for alerts about the
 * quota.
 */
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
      /** How often data arrives. For candles, this is the length of a bar. */
      readonly everyMs: number
      /** The alert fires within this time in half of all cases. */
      readonly typicalMs: number
      readonly worstMs: number
      readonly slowed: ScheduleReason | null
      /**
       * Set if the alert can't be checked for some time: until when, and why. `worstMs` doesn't include this
       * time.
       */
      readonly waits: { readonly until: EpochMs; readonly reason: ScheduleReason } | null
    }
  | { readonly code: 'manual'; readonly data: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'unchecked'; readonly why: Unchecked; readonly until: EpochMs | null }
) & {
  /** If it's set, quiet hours delay notifications until this time. */
  readonly quietUntil: EpochMs | null
}
