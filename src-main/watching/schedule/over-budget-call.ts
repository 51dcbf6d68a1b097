import type { BudgetAllowance } from '../../credits/budget'
import type { Need } from './decide'

export interface OverBudgetCall<Some extends Need = Need> {
  readonly need: Some
  readonly credits: number
  readonly allowance: BudgetAllowance
}

/**
 * Finds a call that costs more than automatic calls can ever use of a budget, so that waiting doesn't help.
 */
export function findOverBudgetCall<Some extends Need>(
  needs: readonly Some[],
  allowances: readonly BudgetAllowance[]
): OverBudgetCall<Some> | null {
  // Ignores a budget of 0, with which the user wants no automatic calls at all.
  const limits = allowances.filter(({ stops, most }) => stops && most > 0)
  if (limits.length === 0) return null
  const affordable = Math.min(...limits.map(({ most }) => most))
  for (const need of needs) {
    const least = leastOf(need, affordable)
    const allowance = limits.find(({ most }) => least > most)
    if (allowance) return { need, credits: need.reserve, allowance }
  }
  return null
}

/** Stops at the first coin that is affordable, because there may be a thousand. */
function leastOf({ divided, reserve }: Need, affordable: number): number {
  if (!divided) return reserve
  let least = Infinity
  for (const { coin } of divided.parts) {
    least = Math.min(least, divided.reserveOf([coin]))
    if (least <= affordable) break
  }
  return least
}
