import { unknownPace, type Pace } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import { noticeable, type TightestAllowance } from './tightest-allowance'
import { usedUpAt } from './forecast'
import { nextReset, periodStart, type QuotaPeriods } from './quota-periods'
import { day, hour } from '../../src-shared/time'

/** Before this much time has passed, the first few calls would distort the rate. */
const leastWhenUnknown = 2 * hour
const leastWhenKnown = 0.5 * hour
const leastShare = 0.05
/** All known services reset their quota at least monthly. */
const far = 31 * day

/**
 * Forecasts whether the quota lasts at the average rate since the start of the period. That rate is lower if
 * the computer slept or calls were paused, so the forecast is never better than with the planned rate.
 * @param used X-Quota-Used plus the credits reserved since, or null if no quota header has arrived in this
 * period
 * @param limit X-Quota-Limit, in the same unit
 * @param perDay planned credits per day of automatic calls, used until enough of the period has passed
 * @param slowed the budget or quota that slows automatic calls down; unless it's the daily budget, the quota
 * lasts
 */
export function paceOf(
  used: number | null,
  limit: number | null,
  periods: QuotaPeriods | null,
  now: EpochMs,
  perDay: number | null = null,
  slowed: TightestAllowance | null = null
): Pace {
  if (used === null || limit === null || periods === null) return unknownPace
  const { from, usedThen } = periodStart(periods)
  const reset = nextReset(periods, now)
  const planShare = perDay === null || perDay <= 0 || limit <= 0 ? null : perDay / limit
  const base = { ...unknownPace, planShare, resetAt: reset?.at ?? null, resetSure: reset?.sure ?? false }
  const isSlowed = slowed !== null && slowed.factor > noticeable
  const passed = now - from
  const whole = reset ? reset.at - from : null
  const least = whole === null ? leastWhenUnknown : Math.max(leastWhenKnown, whole * leastShare)
  const againstEven = whole === null || limit <= 0 ? null : used / limit / (passed / whole)
  const lasting = (runsOutAt: EpochMs, basis: Pace['basis']): Pace =>
    runsOutAt >= (reset?.at ?? now + far)
      ? { ...base, kind: 'lasts', basis }
      : { ...base, kind: 'runs-out', basis, runsOutAt: Math.round(runsOutAt) }
  if (used >= limit) return { ...base, kind: 'runs-out', runsOutAt: now }
  const rest = { againstEven: passed < least ? null : againstEven }
  if (isSlowed && slowed.allowance.limit !== 'day') {
    const { lastsDays } = slowed.allowance
    return { ...base, ...rest, kind: 'lasts', basis: 'slowed', ...(lastsDays && { lastsDays }) }
  }
  const slower = isSlowed ? slowed.factor : 1
  const planned = planShare === null ? Infinity : usedUpAt((limit - used) * slower, perDay ?? 0, now)
  if (passed < least) return planShare === null ? { ...base, kind: 'early' } : lasting(planned, 'plan')
  const burned = Math.max(0, used - usedThen)
  const runsOutAt = burned === 0 ? Infinity : now + ((limit - used) * passed) / burned
  const isRosy = planned < runsOutAt
  return { ...(isRosy ? lasting(planned, 'plan') : lasting(runsOutAt, 'burn')), ...rest }
}
