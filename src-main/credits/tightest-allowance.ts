import type { EpochMs } from '../../src-shared/contract/values'
import type { BudgetAllowance } from './budget'

/** The allowance that slows everything down most, and how many times slower than planned. */
export interface TightestAllowance {
  readonly allowance: BudgetAllowance
  /** 1 = as planned. */
  readonly factor: number
}

/** Below this nothing counts as slowed down. */
export const noticeable = 1.05

/**
 * The one forecast of whether credits last as planned: the schedule slows down by it, and what is told of the quota's end
 * follows it. Null where nothing limits them.
 * @param perMs credits that what runs by itself would spend in a millisecond.
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
 * A allowance that grows towards its end must last until it grows, and all of it until its end. An empty one of ours
 * paces nothing: it stops what it can't pay for, and what is free goes on. One that can't stop anything goes on pacing.
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
