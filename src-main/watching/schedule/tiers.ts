import { tierNames, type TierName } from '../../../src-shared/contract/schedule'

/** Coins that share an interval while credits are short. */
export interface Tier {
  /** Credits to load all of them once. Above 0. */
  readonly credits: number
  /** Value of fresh data for all of them, relative to other tiers. Above 0. */
  readonly worth: number
  /** The user's interval, or null to derive it from `worth`. */
  readonly chosenMs: number | null
}

/** Milliseconds between two calls, by tier. */
export type TierRhythms = Readonly<Partial<Record<TierName, number>>>

/** Maximum interval, as a multiple of the equal interval for all. */
const mostSeldom = 6
/** Credits for tiers with a chosen interval. The rest keeps the others from starving. */
const shareOfChosen = 0.9
const rounds = 60

/**
 * The intervals that make the most of a rate of credits.
 *
 * A price moves with the square root of time, so a tier with interval T is off by worth · √T on average, and costs
 * credits / T. For a given spending, the loss is smallest (by a Lagrange multiplier) if T is proportional to (credits
 * / worth)^⅔: valuable tiers refresh more often, but less than in proportion. Then the bounds apply.
 *
 * @param leastMs the planned interval, which is the minimum
 * @param creditsPerMs the maximum for all tiers together, above 0
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
  // At their slowest, all tiers together spend less than allowed, so a scale in between fits.
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
