import type { Amounts, Budget } from '../../src-shared/contract/credits'
import type { LimitName } from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Initiator } from './booked-call'
import { spentCount, type SpendingSpan } from './spent'

export const marks = [50, 80, 95, 100] as const
export type Mark = (typeof marks)[number]

export interface BudgetAllowance {
  readonly limit: LimitName
  readonly left: number
  /** What automatic calls will have at the end of the budget's span if the user makes no more calls. */
  readonly leftAtEnd: number
  /** From this time on, `left` grows linearly to `leftAtEnd`. */
  readonly growsFrom: EpochMs
  /** The most that automatic calls can get in the whole span. */
  readonly most: number
  readonly whole: number
  readonly used: number
  readonly renewsAt: EpochMs
  /** Calls are paced so that `left` lasts until this time. */
  readonly pacedTo: EpochMs
  /** False for the quota, because the service itself enforces it. */
  readonly stops: boolean
  /** Only set if the length of the quota period is unknown. */
  readonly lastsDays?: number
}

/** For automatic calls, only their share counts. */
export function leftOf(budget: Budget, initiator: Initiator): number {
  const { limit, background } = budget
  const used = spentCount(budget)
  if (initiator === 'person') return Math.max(0, limit - used)
  return Math.max(0, Math.min(shareOf(limit, spared) - used, background.limit - background.used))
}

export function leastLeft(budgets: readonly Budget[], initiator: Initiator): number | null {
  return budgets.length === 0 ? null : Math.min(...budgets.map(budget => leftOf(budget, initiator)))
}

/** Returns the budget that the call would exceed. If there are several, returns the one that renews last. */
export function brokenBy(budgets: readonly Budget[], reserve: number, initiator: Initiator): Budget | null {
  const broken = budgets.filter(budget => reserve > leftOf(budget, initiator))
  return broken.reduce<Budget | null>(
    (last, budget) => (last === null || budget.renewsAt > last.renewsAt ? budget : last),
    null
  )
}

export function markOf(budget: Amounts & Pick<Budget, 'limit'>): Mark | null {
  const used = spentCount(budget)
  return marks.findLast(mark => used * 100 >= budget.limit * mark) ?? null
}

/** Automatic calls may use up to this percentage. The rest is a reserve for calls whose price has risen. */
const spared = 99

/**
 * Returns when automatic calls start to get the user's unused credits. At an even pace, they have used up
 * their own share by then.
 */
export const releasedFrom = ({ from, to }: SpendingSpan, percent: number): EpochMs =>
  from + ((to - from) * percent) / 100

/**
 * The limit is the automatic calls' share at first, and grows to the whole limit at the end of the span. A
 * share of 0 stays 0.
 */
export function backgroundLimit(limit: number, percent: number, span: SpendingSpan, now: EpochMs): number {
  if (percent <= 0) return 0
  const passed = (Math.min(now, span.to) - span.from) / (span.to - span.from)
  return shareOf(limit, Math.max(percent, passed * 100))
}

/** While the reset date is unknown, calls only slow down once this fraction has been spent. */
const unpaced = 0.5

/**
 * If the reset date is unknown, the credits should last for half of the time to the latest possible reset
 * (docs/decisions/0008).
 */
export function pacedTo(
  { renewsAt, renewalSure }: Pick<Budget, 'renewsAt' | 'renewalSure'>,
  used: number,
  now: EpochMs
): EpochMs {
  if (renewalSure) return renewsAt
  return used < unpaced ? now : now + (renewsAt - now) / 2
}

export function affordableAt(
  {
    left,
    leftAtEnd,
    growsFrom,
    renewsAt
  }: Pick<BudgetAllowance, 'left' | 'leftAtEnd' | 'growsFrom' | 'renewsAt'>,
  credits: number,
  now: EpochMs
): EpochMs {
  if (credits <= left) return now
  if (credits > leftAtEnd) return renewsAt
  const from = Math.max(now, growsFrom)
  return Math.min(renewsAt, from + Math.ceil(((renewsAt - from) * (credits - left)) / (leftAtEnd - left)))
}

export function shareOf(limit: number, percent: number): number {
  return Math.floor((limit * percent) / 100)
}

/**
 * Returns the most that automatic calls can get.
 * @param isReleased whether they get the user's unused credits towards the end of the span
 */
export function mostOf(limit: number, percent: number, isReleased: boolean): number {
  if (percent <= 0) return 0
  return Math.min(shareOf(limit, spared), isReleased ? limit : shareOf(limit, percent))
}
