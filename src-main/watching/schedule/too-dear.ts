import type { BudgetAllowance } from '../../credits/budget'
import type { Need } from './decide'

export interface TooDear<Some extends Need = Need> {
  readonly need: Some
  readonly credits: number
  readonly allowance: BudgetAllowance
}

/**
 * The first call that costs more than automatic calls may ever use of a budget, so that waiting doesn't help.
 */
export function tooDearOf<Some extends Need>(
  needs: readonly Some[],
  allowances: readonly BudgetAllowance[]
): TooDear<Some> | null {
  for (const need of needs) {
    const { divided, reserve: credits } = need
    const least = divided ? Math.min(...divided.parts.map(({ coin }) => divided.reserveOf([coin]))) : credits
    // With a share of 0, the user wants no automatic calls.
    const allowance = allowances.find(({ stops, most }) => stops && most > 0 && least > most)
    if (allowance) return { need, credits, allowance }
  }
  return null
}
