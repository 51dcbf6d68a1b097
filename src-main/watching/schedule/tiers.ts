import { tierNames, type TierName } from '../../../src-shared/contract/schedule'

/** A group of coins that refresh at the same interval while credits are short. */
export interface Tier {
  /** How many credits it takes to load all coins of the group once. Above 0. */
  readonly credits: number
  /** How valuable fresh quotes of this group are compared with other groups. */
  readonly worth: number
  /** If null, the interval is derived from `worth`. */
  readonly chosenMs: number | null
}

/** In ms. */
export type TierRhythms = Readonly<Partial<Record<TierName, number>>>

/**
 * The longest interval of a group, as a multiple of the interval with which all coins would refresh equally
 * often.
 */
const mostSeldom = 6
/** Groups with a chosen interval get at most this share of the credits, so that the others still refresh. */
const shareOfChosen = 0.9
const rounds = 60

/**
 * Finds intervals with the most accurate prices for the credits (docs/decisions/0019).
 *
 * With the interval T, the average error of a price is worth · √T and the cost is credits / T. For given
 * costs, the total error is smallest (by a Lagrange multiplier) if T is proportional to (credits / worth)^⅔.
 * Limits are applied afterwards.
 *
 * @param leastMs the planned interval. No group refreshes more often.
 * @param creditsPerMs for all groups together, above 0
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
  const shared = byImportance(free, leastMs, creditsPerMs - wanted / slower)
  return Object.fromEntries([...slowed, ...shared.map(({ name, everyMs }) => [name, everyMs] as const)])
}

type Named = Tier & { readonly name: TierName }
type Paced = Named & { readonly everyMs: number }

function byImportance(tiers: readonly Named[], leastMs: number, creditsPerMs: number): readonly Paced[] {
  const evenMs = tiers.reduce((sum, { credits }) => sum + credits, 0) / creditsPerMs
  if (evenMs <= leastMs) return tiers.map(tier => ({ ...tier, everyMs: leastMs }))
  const paced = (scale: number): readonly Paced[] =>
    tiers.map(tier => {
      const everyMs = scale * (tier.credits / tier.worth) ** (2 / 3)
      return { ...tier, everyMs: Math.min(Math.max(everyMs, leastMs), evenMs * mostSeldom) }
    })
  // Finds the scale by bisection.
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
