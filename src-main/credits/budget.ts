import type { Budget } from '../contract/credits'
import type { EpochMs } from '../contract/values'

/** Who a call is made for: a person by hand, or what runs by itself. */
export type Asker = 'person' | 'schedule'

/** Shares of a budget, in percent, that a person is told of. */
export const marks = [50, 80, 95] as const
export type Mark = (typeof marks)[number]

/** A budget as far as it is for what runs by itself. */
export interface Purse {
  /** `today’s budget`. */
  readonly name: string
  /** Credits that may still be spent of it by what runs by itself. */
  readonly left: number
  /** How much of the whole is used, 0 to 1. */
  readonly used: number
  readonly renewsAt: EpochMs
  /** false: only paced by, never stopped by (the service's own quota, which has its own way to say no). */
  readonly stops: boolean
}

/**
 * What an asker may still spend of a budget, in credits, never below 0. What runs by itself stays within its
 * share, so that the rest is always there for what a person asks by hand.
 */
export function leftOf(budget: Budget, asker: Asker): number {
  const left = budget.limit - budget.spent
  const share = asker === 'person' ? left : budget.background.limit - budget.background.spent
  return Math.max(0, Math.min(left, share))
}

/** The least that is left of any budget; null = no limit of our own. */
export function leastLeft(budgets: readonly Budget[], asker: Asker): number | null {
  return budgets.length === 0 ? null : Math.min(...budgets.map(budget => leftOf(budget, asker)))
}

/** The budget that a call setting aside `reserve` credits would break; of several the one that renews last. */
export function brokenBy(budgets: readonly Budget[], reserve: number, asker: Asker): Budget | null {
  const broken = budgets.filter(budget => reserve > leftOf(budget, asker))
  return broken.reduce<Budget | null>(
    (last, budget) => (last === null || budget.renewsAt > last.renewsAt ? budget : last),
    null
  )
}

/** The highest mark that is reached; null below the first. */
export function markOf({ limit, spent }: Pick<Budget, 'limit' | 'spent'>): Mark | null {
  return marks.findLast(mark => spent * 100 >= limit * mark) ?? null
}

/** A share's credits, rounded down: a share of 70 % never takes more than 70 %. */
export function shareOf(limit: number, percent: number): number {
  return Math.floor((limit * percent) / 100)
}
