import { PlanChoice } from '../../../src-shared/contract/connection'
import { tierNames, type TierChoice } from '../../../src-shared/contract/schedule'

export const byImportance: TierChoice = { chart: null, alerts: null, view: null, rest: null }

/** If the intervals can't be read, the coins' importance decides. */
export function readTiers(stored: unknown): TierChoice {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<string, unknown>
  >
  const chosen = tierNames.map(tier => {
    const everyMs = PlanChoice.shape.tiers.unwrap().element.shape.everyMs.safeParse(known[tier])
    return [tier, everyMs.success ? everyMs.data : null] as const
  })
  return { ...byImportance, ...Object.fromEntries(chosen) }
}

export const chosenTiers = (current: TierChoice, { tiers = [] }: PlanChoice): TierChoice => ({
  ...current,
  ...Object.fromEntries(tiers.map(({ tier, everyMs }) => [tier, everyMs]))
})
