import type { BudgetAllowance } from './budget'

export function allowanceOf(
  part: Pick<BudgetAllowance, 'left' | 'renewsAt'> & Partial<BudgetAllowance>
): BudgetAllowance {
  return {
    limit: 'day',
    leftAtEnd: part.left,
    growsFrom: part.renewsAt,
    pacedTo: part.renewsAt,
    used: 0.62,
    stops: true,
    most: Infinity,
    whole: Infinity,
    ...part
  }
}
