import { plannedNames, type PlannedName, type TierRhythm } from '../../src-shared/contract/schedule'
import type { Plan, RhythmChoice, RhythmOffer } from '../../src-shared/contract/connection'
import type { Rhythm } from './plan'
import { minute, week } from '../../src-shared/time'

/** Nobody knows how long a quota lasts; these are the usual lengths, in days. */
const lengths = [1, 7, 30] as const
const longest = 30
const mostRounds = 40

/** What runs by itself, in credits a day, as far as prices are known. */
export interface PlannedUse {
  readonly perDay: number
  /** Every price is known; otherwise it is more. */
  readonly isComplete: boolean
}

type Priced = Pick<Plan, 'items' | 'alerts' | 'subscriptions' | 'creditsPerDay'>

/** What alerts and subscriptions come to a day, as far as prices are known: each keeps its own rhythm. */
const ofOthers = ({ alerts, subscriptions }: Pick<Priced, 'alerts' | 'subscriptions'>): number =>
  [alerts, ...subscriptions].reduce((sum, { creditsPerDay }) => sum + (creditsPerDay ?? 0), 0)

export function plannedUse({ items, creditsPerDay, ...others }: Priced): PlannedUse {
  const known = items.map(item => (item.automatic ? (item.creditsPerDay ?? 0) : 0))
  const perDay = known.reduce((a, b) => a + b, ofOthers(others))
  return { perDay, isComplete: creditsPerDay !== null }
}

/**
 * Rhythms that fit a quota whose length nobody knows; null where it lasts a month as planned.
 * @param planOf what a rhythm comes to
 * @param tiersOf what so many credits a day buy for quotes where the plan stays; null where it has to be slowed down
 */
export function rhythmOffer(
  rhythm: Rhythm,
  planOf: (rhythm: Rhythm) => Priced,
  quotaLimit: number,
  tiersOf: (perDay: number) => readonly TierRhythm[] | null = () => null
): RhythmOffer | null {
  const { perDay, isComplete } = plannedUse(planOf(rhythm))
  if (quotaLimit <= 0 || perDay * longest <= quotaLimit) return null
  const choices = lengths.map((lastsDays): RhythmChoice => {
    const allowed = quotaLimit / lastsDays
    const tiers = allowed < perDay ? tiersOf(allowed) : null
    if (tiers) return { lastsDays, quotesEveryMs: rhythm.quotes, creditsPerDay: allowed, tiers }
    const fitted = fittedRhythm(rhythm, planOf, allowed)
    return { lastsDays, quotesEveryMs: fitted.quotes, creditsPerDay: plannedUse(planOf(fitted)).perDay }
  })
  const asPlanned = { lastsDays: null, quotesEveryMs: rhythm.quotes, creditsPerDay: perDay }
  return { quotaLimit, creditsPerDay: perDay, isComplete, choices: [...choices, asPlanned] }
}

/**
 * The rhythm slowed down, all of it alike, until a day costs no more than `perDay` credits, or each thing is asked once
 * a week. What alerts and subscriptions call by themselves keeps its own rhythm.
 */
export function fittedRhythm(rhythm: Rhythm, planOf: (rhythm: Rhythm) => Priced, perDay: number): Rhythm {
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

function slowed(rhythm: Rhythm, factor: number): Rhythm {
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
