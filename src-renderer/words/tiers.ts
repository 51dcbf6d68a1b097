import type { TierName, TierRhythm } from '@contract'
import { m } from '../../src-shared/messages/m'
import { everyWords } from './every'
import { day, hour, minute, second } from '../../src-shared/time'

/** An interval shorter than `below` is rounded to a multiple of `step`. */
const steps = [
  { below: minute, step: 5 * second },
  { below: 10 * minute, step: minute },
  { below: hour, step: 5 * minute },
  { below: day, step: hour },
  { below: Infinity, step: day }
]

/** The interval is rounded, because a calculated interval needs no precision. */
export function aboutEvery(ms: number): string {
  const step = steps.find(({ below }) => ms < below)?.step ?? day
  return everyWords(Math.max(step, Math.round(ms / step) * step))
}

const names: Readonly<Record<TierName, (facts: { count: number; first: string }) => string>> = {
  chart: m.plan.tiers.chart,
  alerts: m.plan.tiers.alerts,
  view: m.plan.tiers.view,
  rest: m.plan.tiers.rest
}

export const tierName = ({ tier, coins }: Pick<TierRhythm, 'tier' | 'coins'>): string =>
  names[tier]({ count: coins.length, first: coins[0] ?? '' })

export const tiersWords = (tiers: readonly TierRhythm[]): string =>
  tiers.map(tier => m.plan.tiers.each({ coins: tierName(tier), every: aboutEvery(tier.everyMs) })).join(', ')
