import type { ScheduleReason } from './schedule'
import type { EpochMs, PriceTag } from './values'

/** The slowest data of an alert. `responses`: the quota in every response. */
export type CheckedData = 'quotes' | 'candles' | 'fearGreed' | 'news' | 'breadth' | 'responses'

/** A shorter interval for the coin's quotes, and what it adds to the cost. */
export interface FasterChecks {
  readonly everyMs: number
  /** Daily price of the additional calls. */
  readonly pricePerDay: PriceTag
}

/** Why an active alert isn't checked now. */
export type Unchecked = 'no-plan' | 'paused' | 'stopped'

/** How late an alert may be, from the schedule as it is now. Times are rounded up. */
export type Lateness = (
  | {
      readonly code: 'checked'
      readonly data: CheckedData
      /** Interval of the checks. For candles, that of the bars. */
      readonly everyMs: number
      /** Half of all triggers are noticed this soon. */
      readonly typicalMs: number
      readonly worstMs: number
      /** Why the checks are slower than planned. Null if they aren't. */
      readonly slowed: ScheduleReason | null
      /** No check before then, which `worstMs` doesn't include. Null if nothing prevents it. */
      readonly waits: { readonly until: EpochMs; readonly reason: ScheduleReason } | null
    }
  /** Checked when the user loads the data. */
  | { readonly code: 'manual'; readonly data: 'quotes' | 'fearGreed' | 'news' }
  | { readonly code: 'unchecked'; readonly why: Unchecked; readonly until: EpochMs | null }
) & {
  /** Quiet hours delay notifications until then. Null outside of them. */
  readonly quietUntil: EpochMs | null
}
