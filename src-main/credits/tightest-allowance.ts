import type { EpochMs } from '../../src-shared/contract/values'
import type { BudgetAllowance } from './budget'

export interface TightestAllowance {
  readonly allowance: BudgetAllowance
  /** How many times slower than planned. */
  readonly factor: number
}

/** Smaller factors don't count as slowed down. */
export const noticeable = 1.05

/**
 * Finds the allowance that slows automatic calls down the most. Null without allowances.
 * @param perMs planned credits per millisecond of automatic calls
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
 * `left` must last until the allowance grows, and `leftAtEnd` until its end. An empty budget stops paid calls and
 * doesn't slow down free ones. An empty quota can't stop calls here, so it slows them down.
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
