import { unknownPace, type Pace } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import { nextReset, periodStart, type QuotaPeriods } from './quota-periods'
import { day, hour } from '../../src-shared/time'

/** Before this much has passed a few calls decide the pace, and it says nothing. */
const leastWhenUnknown = 2 * hour
const leastWhenKnown = 0.5 * hour
const leastShare = 0.05
/** Beyond this nobody plans: no quota is known to be renewed more seldom. */
const far = 31 * day

/**
 * Whether the quota lasts at the burn so far: used since the period's start, divided by the time since. Time asleep, paused
 * or switched off burned nothing, so no burn foretells more than what runs by itself will leave as planned.
 * @param used X-Quota-Used and what was set aside since; null while nothing was read in this period.
 * @param limit X-Quota-Limit, in the same unit.
 * @param perDay what runs by itself costs as planned: it foretells until enough of the period has passed.
 * @param isPaced what is left slows the plan down, so that it lasts: less than the plan is spent from now on.
 */
export function paceOf(
  used: number | null,
  limit: number | null,
  periods: QuotaPeriods | null,
  now: EpochMs,
  perDay: number | null = null,
  isPaced = false
): Pace {
  if (used === null || limit === null || periods === null) return unknownPace
  const { from, usedThen } = periodStart(periods)
  const reset = nextReset(periods, now)
  const planShare = perDay === null || perDay <= 0 || limit <= 0 ? null : perDay / limit
  const told = { ...unknownPace, planShare, resetAt: reset?.at ?? null, resetSure: reset?.sure ?? false }
  const passed = now - from
  const whole = reset ? reset.at - from : null
  const least = whole === null ? leastWhenUnknown : Math.max(leastWhenKnown, whole * leastShare)
  const againstEven = whole === null || limit <= 0 ? null : used / limit / (passed / whole)
  const lasting = (runsOutAt: EpochMs, basis: Pace['basis']): Pace =>
    runsOutAt >= (reset?.at ?? now + far)
      ? { ...told, kind: 'lasts', basis }
      : { ...told, kind: 'runs-out', basis, runsOutAt: Math.round(runsOutAt) }
  if (used >= limit) return { ...told, kind: 'runs-out', runsOutAt: now }
  const planned = planShare === null ? Infinity : now + ((limit - used) / (perDay ?? 0)) * day
  if (passed < least) return planShare === null ? { ...told, kind: 'early' } : lasting(planned, 'plan')
  const burned = Math.max(0, used - usedThen)
  const runsOutAt = burned === 0 ? Infinity : now + ((limit - used) * passed) / burned
  const isRosy = !isPaced && planned < runsOutAt
  return { ...(isRosy ? lasting(planned, 'plan') : lasting(runsOutAt, 'burn')), againstEven }
}
