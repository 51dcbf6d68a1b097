import { tierNames, type TierName } from '../../src-shared/contract/schedule'

/** Coins that are asked about in one rhythm, for as long as credits are short. */
export interface Tier {
  /** Credits of asking about all of them once; above 0. */
  readonly credits: number
  /** What fresh figures of all of them are worth, against other tiers'; above 0. */
  readonly worth: number
  /** As a person chose it, in ms; null = by what it is worth. */
  readonly chosenMs: number | null
}

/** Milliseconds between two calls, by tier. */
export type TierRhythms = Readonly<Partial<Record<TierName, number>>>

/** Nothing is asked for more seldom than in so many times the rhythm in which all would be asked alike. */
const mostSeldom = 6
/** Of the credits, for what a person chose; the rest keeps the others from starving. */
const shareOfChosen = 0.9
const rounds = 60

/**
 * How often each tier is asked for, so that a rate of credits is worth most.
 *
 * A price moves by the square root of the time that passes, so a tier with rhythm T is off by worth · √T on average,
 * and costs credits / T. The least loss at a given spending (by a Lagrange multiplier) has T in proportion to
 * (credits / worth)^⅔: what is worth more is asked more often, though less than in proportion. Then come the bounds.
 *
 * @param leastMs the rhythm as planned: nothing is asked more often.
 * @param creditsPerMs what all tiers together may spend; above 0. They never spend more.
 */
export function tierRhythms(
  tiers: Readonly<Partial<Record<TierName, Tier>>>,
  leastMs: number,
  creditsPerMs: number
): TierRhythms {
  const all = tierNames.flatMap(name => (tiers[name] ? [{ name, ...tiers[name] }] : []))
  const chosen = all.flatMap(tier =>
    tier.chosenMs === null ? [] : [{ ...tier, everyMs: Math.max(tier.chosenMs, leastMs) }]
  )
  const free = all.filter(({ chosenMs }) => chosenMs === null)
  const wanted = rateOf(chosen)
  const allowed = creditsPerMs * (free.length > 0 ? shareOfChosen : 1)
  const slower = Math.max(1, wanted / allowed)
  const slowed = chosen.map(({ name, everyMs }) => [name, everyMs * slower] as const)
  const shared = byWorth(free, leastMs, creditsPerMs - wanted / slower)
  return Object.fromEntries([...slowed, ...shared.map(({ name, everyMs }) => [name, everyMs] as const)])
}

type Named = Tier & { readonly name: TierName }
type Paced = Named & { readonly everyMs: number }

function byWorth(tiers: readonly Named[], leastMs: number, creditsPerMs: number): readonly Paced[] {
  const evenMs = tiers.reduce((sum, { credits }) => sum + credits, 0) / creditsPerMs
  if (evenMs <= leastMs) return tiers.map(tier => ({ ...tier, everyMs: leastMs }))
  const paced = (scale: number): readonly Paced[] =>
    tiers.map(tier => {
      const everyMs = scale * (tier.credits / tier.worth) ** (2 / 3)
      return { ...tier, everyMs: Math.min(Math.max(everyMs, leastMs), evenMs * mostSeldom) }
    })
  // All of them at their slowest spend a part of what may be spent, so there is a scale between.
  const scales = tiers.map(({ credits, worth }) => (evenMs * mostSeldom) / (credits / worth) ** (2 / 3))
  let [often, seldom] = [0, Math.max(...scales, 0)]
  for (let round = 0; round < rounds; round++) {
    const middle = (often + seldom) / 2
    if (rateOf(paced(middle)) > creditsPerMs) often = middle
    else seldom = middle
  }
  return paced(seldom)
}

const rateOf = (tiers: readonly Pick<Paced, 'credits' | 'everyMs'>[]): number =>
  tiers.reduce((sum, { credits, everyMs }) => sum + credits / everyMs, 0)
