import type { ScheduleReason } from './schedule'
import type { EpochMs, PriceTag } from './values'

/** The data that makes an alert late. `responses` means the quota, which is in every response. */
export type CheckedData = 'quotes' | 'candles' | 'fearGreed' | 'news' | 'breadth' | 'responses'

/** A shorter interval for the coin's quotes, and its cost. */
export interface FasterChecks {
  readonly everyMs: number
  /** Daily price of the additional calls. */
  readonly pricePerDay: PriceTag
}

/** Why an active alert isn't checked at the moment. */
export type Unchecked = 'no-plan' | 'paused' | 'stopped'

/** How late an alert may be noticed with the current schedule. Times are rounded up. */
export type Lateness = (
  | {
      readonly code: 'checked'
      readonly data: CheckedData
      /** Interval of the checks. For candles, the length of a bar. */
      readonly everyMs: number
      /** Half of all triggers are noticed within this time. */
      readonly typicalMs: number
      readonly worstMs: number
      /** Why checks are less frequent than planned. */
      readonly slowed: ScheduleReason | null
      /** Until when something prevents checks. `worstMs` doesn't include this wait. */
      readonly waits: { readonly until: EpochMs; readonly reason: ScheduleReason } | null
    }
  /** The alert is checked whenever the user loads the data. */
  | { readonly code: 'manual'; readonly data: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'unchecked'; readonly why: Unchecked; readonly until: EpochMs | null }
) & {
  /** Quiet hours delay notifications until this time. */
  readonly quietUntil: EpochMs | null
}
