import type { PlanTiers } from '../../../src-shared/contract/connection'
import { rhythmsOf, tierRhythmsOf, type Divided } from '../schedule/parts'
import { shortBy } from '../schedule/slowdown'
import type { PricedPlan } from './plan'
import { plannedUse } from './plan-fit'
import { day } from '../../../src-shared/time'

/** While the plan costs too much, all calls get the same share of the credits. */
export function planTiers(
  plan: PricedPlan,
  divided: Divided | null,
  allowed: number | null
): PlanTiers | null {
  const quotes = plan.items.find(({ need }) => need === 'quotes')
  if (!divided || divided.parts.length === 0 || !quotes?.automatic || quotes.everyMs === null) return null
  const { chosen } = divided
  const { perDay } = plannedUse(plan)
  const wanted = quotes.creditsPerDay ?? 0
  if (allowed === null || allowed <= 0 || wanted <= 0 || perDay < allowed * shortBy)
    return { chosen, bought: null }
  const rhythms = rhythmsOf(divided, quotes.everyMs, (wanted * allowed) / perDay / day, false)
  return { chosen, bought: { creditsPerDay: allowed, rhythms: tierRhythmsOf(divided, rhythms) } }
}
