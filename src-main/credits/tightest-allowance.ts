import type { EpochMs } from '../../src-shared/contract/values'
import type { BudgetAllowance } from './budget'

export interface TightestAllowance {
  readonly allowance: BudgetAllowance
  /** How many times slower the calls must be than planned. */
  readonly factor: number
}

/** A smaller factor wouldn't be noticed by the user. */
export const noticeable = 1.05

/**
 * Finds the budget or quota that slows automatic calls down the most. Returns null if there is none.
 * @param perMs planned credits per ms of automatic calls
 */
export function tightestOf(
  allowances: readonly BudgetAllowance[],
  perMs: number,
  now: EpochMs
): TightestAllowance | null {
  return allowances
    .map(allowance => ({ allowance, factor: factorFor(allowance, perMs, now) }))
    .reduce<TightestAllowance | null>((a, b) => (a && a.factor >= b.factor ? a : b), null)
}

/**
 * Returns how many times slower calls must be so that `left` lasts until the allowance grows, and `leftAtEnd`
 * lasts until the end. An empty budget already stops paid calls, so it doesn't slow down free ones. An empty
 * quota stops no calls, so it slows down all of them.
 */
function factorFor(
  { left, leftAtEnd, growsFrom, pacedTo, stops }: BudgetAllowance,
  perMs: number,
  now: EpochMs
): number {
  const lasts = (credits: number, until: EpochMs): number => {
    const some = stops ? credits : Math.max(credits, 1)
    return some <= 0 || until <= now ? 1 : (perMs * (until - now)) / some
  }
  return Math.max(1, lasts(left, Math.min(growsFrom, pacedTo)), lasts(leftAtEnd, pacedTo))
}
