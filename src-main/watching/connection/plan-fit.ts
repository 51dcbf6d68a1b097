import { plannedNames, type PlannedName, type TierRhythm } from '../../../src-shared/contract/schedule'
import type { Plan, RhythmChoice, RhythmOffer } from '../../../src-shared/contract/connection'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Forecast } from '../../credits/forecast'
import type { PlanRhythm } from './plan'
import { minute, week } from '../../../src-shared/time'

/** Common quota periods in days. The user can choose one, because the real one is unknown. */
const lengths = [1, 7, 30] as const
const mostRounds = 40

export interface PlannedUse {
  readonly perDay: number
  /** False if a price is unknown, so that the plan costs more. */
  readonly isComplete: boolean
  readonly isAtMost: boolean
}

type Priced = Pick<Plan, 'items' | 'alerts' | 'subscriptions' | 'creditsPerDay' | 'isAtMost'>

/** The intervals of alerts and subscriptions aren't changed. */
const ofOthers = ({ alerts, subscriptions }: Pick<Priced, 'alerts' | 'subscriptions'>): number =>
  [alerts, ...subscriptions].reduce((sum, { creditsPerDay }) => sum + (creditsPerDay ?? 0), 0)

export function plannedUse({ items, creditsPerDay, isAtMost = false, ...others }: Priced): PlannedUse {
  const known = items.map(item => (item.automatic ? (item.creditsPerDay ?? 0) : 0))
  const perDay = known.reduce((a, b) => a + b, ofOthers(others))
  return { perDay, isComplete: creditsPerDay !== null, isAtMost }
}

/**
 * Null if the quota lasts a month already.
 * @param forecast whether the quota lasts at this rate, and until when
 */
export function rhythmOffer(
  rhythm: PlanRhythm,
  planOf: (rhythm: PlanRhythm) => Priced,
  quotaLimit: number,
  forecast: (perDay: number) => Pick<Forecast, 'isBeyondQuota' | 'usedUpAt'>,
  now: EpochMs,
  tiersOf: (perDay: number) => readonly TierRhythm[] | null = () => null
): RhythmOffer | null {
  const { perDay, ...priced } = plannedUse(planOf(rhythm))
  const { isBeyondQuota, usedUpAt } = forecast(perDay)
  if (quotaLimit <= 0 || !isBeyondQuota) return null
  const choices = lengths.map((lastsDays): RhythmChoice => {
    const allowed = quotaLimit / lastsDays
    const tiers = allowed < perDay ? tiersOf(allowed) : null
    if (tiers) return { lastsDays, quotesEveryMs: rhythm.quotes, creditsPerDay: allowed, tiers }
    const fitted = fittedRhythm(rhythm, planOf, allowed)
    return { lastsDays, quotesEveryMs: fitted.quotes, creditsPerDay: plannedUse(planOf(fitted)).perDay }
  })
  const asPlanned = {
    lastsDays: null,
    quotesEveryMs: rhythm.quotes,
    creditsPerDay: perDay,
    lastsMs: usedUpAt - now
  }
  return { quotaLimit, creditsPerDay: perDay, ...priced, choices: [...choices, asPlanned] }
}

/** No interval becomes longer than a week. Alerts and subscriptions keep their intervals. */
export function fittedRhythm(
  rhythm: PlanRhythm,
  planOf: (rhythm: PlanRhythm) => Priced,
  perDay: number
): PlanRhythm {
  let fitted = rhythm
  for (let round = 0; round < mostRounds; round++) {
    const plan = planOf(fitted)
    const others = ofOthers(plan)
    const [own, allowed] = [plannedUse(plan).perDay - others, perDay - others]
    if (own <= allowed) break
    fitted = slowed(fitted, allowed > 0 ? own / allowed : Infinity)
  }
  return fitted
}

function slowed(rhythm: PlanRhythm, factor: number): PlanRhythm {
  const slower = (everyMs: number): number => {
    const step = everyMs * factor < minute ? 1_000 : minute
    return Math.max(everyMs, Math.min(week, Math.ceil((everyMs * factor) / step) * step))
  }
  const all = plannedNames.map((need): readonly [PlannedName, number | null] => {
    const everyMs = rhythm[need]
    return [need, everyMs === null ? null : slower(everyMs)]
  })
  return Object.fromEntries(all) as Record<PlannedName, number | null>
}
