import type { EpochMs } from '../../src-shared/contract/values'
import type { QuotaLength } from '../../src-shared/contract/connection'
import { day } from '../../src-shared/time'
import { nextReset, type QuotaPeriods } from './quota-periods'

/** How long the quota should last: as the user chose, as planned whatever that comes to, or not chosen yet. */
export type Lasting = QuotaLength | 'as-planned' | 'not-chosen'

export interface QuotaLeft {
  /** Credits that are left of the quota. */
  readonly left: number
  readonly periods: QuotaPeriods | null
  /** Start of the quota period, as far as it was seen. */
  readonly from: EpochMs
}

/** Whether a plan can run for as long as it has to. */
export interface Forecast {
  /** Credits a day that quota and daily budget pay for. Infinity without either. */
  readonly allowed: number
  readonly isBeyondQuota: boolean
  /** Beyond the quota or the daily budget. */
  readonly isBeyond: boolean
}

/** Days that a quota of unknown length should last. */
const monthDays = 30

/** When so many credits are used up at so many a day. */
export const usedUpAt = (left: number, perDay: number, now: EpochMs): EpochMs =>
  perDay <= 0 ? Infinity : now + (left / perDay) * day

/** Until when the quota has to last: to its renewal if that is known, otherwise as the user chose. */
function mustLastUntil({ periods, from }: QuotaLeft, lasting: Lasting, now: EpochMs): EpochMs {
  const reset = periods && nextReset(periods, now)
  if (reset?.sure) return reset.at
  const days = lasting === 'not-chosen' ? monthDays : lasting
  const until = days === 'as-planned' ? now : from + days * day
  return until > now ? until : now + day
}

/**
 * The forecast that the offer of intervals, the cost of more coins and the notice about an outgrown plan share.
 * @param quota null if the service reports none
 * @param perDay credits a day of all automatic calls as planned
 */
export function forecastOf(
  perDay: number,
  quota: QuotaLeft | null,
  dailyBudget: number | null,
  lasting: Lasting,
  now: EpochMs
): Forecast {
  const until = quota && mustLastUntil(quota, lasting, now)
  const isBeyondQuota = quota !== null && until !== null && usedUpAt(quota.left, perDay, now) < until
  const byQuota = quota && until !== null ? (quota.left * day) / (until - now) : Infinity
  const allowed = Math.min(byQuota, dailyBudget ?? Infinity)
  return { allowed, isBeyondQuota, isBeyond: isBeyondQuota || perDay > (dailyBudget ?? Infinity) }
}
