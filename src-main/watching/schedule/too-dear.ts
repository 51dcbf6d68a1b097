import type { BudgetAllowance } from '../../credits/budget'
import type { Need } from './decide'

export interface TooDear<Some extends Need = Need> {
  readonly need: Some
  readonly credits: number
  readonly allowance: BudgetAllowance
}

/**
 * The first scheduled call that costs more than automatic calls may ever use of a budget. Waiting doesn't make it
 * affordable.
 */
export function tooDearOf<Some extends Need>(
  needs: readonly Some[],
  allowances: readonly BudgetAllowance[]
): TooDear<Some> | null {
  for (const need of needs) {
    const { divided, reserve: credits } = need
    const least = divided ? Math.min(...divided.parts.map(({ coin }) => divided.reserveOf([coin]))) : credits
    // If the share is 0, the user doesn't want automatic calls at all.
    const allowance = allowances.find(({ stops, most }) => stops && most > 0 && least > most)
    if (allowance) return { need, credits, allowance }
  }
  return null
}
