import type { EpochMs } from '../../src-shared/contract/values'
import type { QuotaLength } from '../../src-shared/contract/connection'
import { day } from '../../src-shared/time'
import { nextReset, type QuotaPeriods } from './quota-periods'

/** With `as-planned`, the quota doesn't have to last for a certain time. */
export type Lasting = QuotaLength | 'as-planned' | 'not-chosen'

export interface QuotaLeft {
  readonly left: number
  readonly periods: QuotaPeriods | null
  readonly from: EpochMs
}

export interface Forecast {
  /** In credits per day. Infinity if neither the quota nor the daily budget limits them. */
  readonly allowed: number
  /** Infinity if there is no quota or if nothing is spent. */
  readonly usedUpAt: EpochMs
  /** If the reset is known, the quota must last until then, whatever the user chose. */
  readonly isResetKnown: boolean
  readonly isBeyondQuota: boolean
  readonly isBeyond: boolean
}

/** Assumed if the length of the quota period is unknown. */
const monthDays = 30

export const usedUpAt = (left: number, perDay: number, now: EpochMs): EpochMs =>
  perDay <= 0 ? Infinity : now + (left / perDay) * day

function mustLastUntil({ periods, from }: QuotaLeft, lasting: Lasting, now: EpochMs): EpochMs {
  const reset = periods && nextReset(periods, now)
  if (reset?.sure) return reset.at
  const days = lasting === 'not-chosen' ? monthDays : lasting
  const until = days === 'as-planned' ? now : from + days * day
  return until > now ? until : now + day
}

/**
 * @param quota null if the service reports none
 * @param perDay planned credits per day of all automatic calls
 */
export function forecastOf(
  perDay: number,
  quota: QuotaLeft | null,
  dailyBudget: number | null,
  lasting: Lasting,
  now: EpochMs
): Forecast {
  const until = quota && mustLastUntil(quota, lasting, now)
  const end = quota === null ? Infinity : usedUpAt(quota.left, perDay, now)
  const isBeyondQuota = until !== null && end < until
  const byQuota = quota && until !== null ? (quota.left * day) / (until - now) : Infinity
  const allowed = Math.min(byQuota, dailyBudget ?? Infinity)
  const isResetKnown = quota?.periods ? nextReset(quota.periods, now)?.sure === true : false
  return {
    allowed,
    usedUpAt: end,
    isResetKnown,
    isBeyondQuota,
    isBeyond: isBeyondQuota || perDay > (dailyBudget ?? Infinity)
  }
}
