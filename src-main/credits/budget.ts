import type { Amounts, Budget } from '../../src-shared/contract/credits'
import type { LimitName } from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Initiator } from './booked-call'
import { countedOf, type Span } from './spent'

/** Shares of a budget, in percent, that a person is told of. */
export const marks = [50, 80, 95, 100] as const
export type Mark = (typeof marks)[number]

/** A budget as far as it is for what runs by itself. */
export interface BudgetAllowance {
  readonly limit: LimitName
  /** Credits that may be spent of it now by what runs by itself. */
  readonly left: number
  /** The same at its end, where a person asks for nothing more by hand. */
  readonly leftAtEnd: number
  /** From here on `left` grows to `leftAtEnd`, evenly. */
  readonly growsFrom: EpochMs
  /** What a whole budget gives to automatic calls, in credits. */
  readonly most: number
  /** The whole budget, in credits. */
  readonly whole: number
  /** How much of the whole is used, 0 to 1. */
  readonly used: number
  readonly renewsAt: EpochMs
  /** What is left is to last until then. */
  readonly pacedTo: EpochMs
  /** false: only paced by, never stopped by (the service's own quota, which has its own way to say no). */
  readonly stops: boolean
  /** Paced so that a quota of unknown length lasts so many days, until a person chose a rhythm. */
  readonly lastsDays?: number
}

/**
 * What an initiator may still spend of a budget, in credits, never below 0. What runs by itself stays within its
 * share, so that the rest is always there for what a person asks by hand.
 */
export function leftOf(budget: Budget, initiator: Initiator): number {
  const { limit, background } = budget
  const used = countedOf(budget)
  if (initiator === 'person') return Math.max(0, limit - used)
  return Math.max(0, Math.min(shareOf(limit, spared) - used, background.limit - background.used))
}

/** The least that is left of any budget; null = no limit of our own. */
export function leastLeft(budgets: readonly Budget[], initiator: Initiator): number | null {
  return budgets.length === 0 ? null : Math.min(...budgets.map(budget => leftOf(budget, initiator)))
}

/** The budget that a call holding `reserve` credits would break; of several the one that renews last. */
export function brokenBy(budgets: readonly Budget[], reserve: number, initiator: Initiator): Budget | null {
  const broken = budgets.filter(budget => reserve > leftOf(budget, initiator))
  return broken.reduce<Budget | null>(
    (last, budget) => (last === null || budget.renewsAt > last.renewsAt ? budget : last),
    null
  )
}

/** The highest mark that is reached; null below the first. */
export function markOf(budget: Amounts & Pick<Budget, 'limit'>): Mark | null {
  const used = countedOf(budget)
  return marks.findLast(mark => used * 100 >= budget.limit * mark) ?? null
}

/**
 * Percent of a budget that what runs by itself leaves alone: a price may have risen since it was last charged, and
 * the call that shows it must not break the budget.
 */
const spared = 99

/**
 * When what is kept for a person begins to be let go, evenly, or it would be lost: once what runs by itself would
 * have used its own share at an even pace. So it can go on at that pace to the end, and until then all is kept.
 */
export const releasedFrom = ({ from, to }: Span, percent: number): EpochMs =>
  from + ((to - from) * percent) / 100

/**
 * What may have been spent at a moment by what runs by itself: its share, and towards the span's end, bit by bit,
 * what nobody asked for by hand. A share of 0 stays 0: nothing is to run by itself.
 * @param percent its share of the limit.
 */
export function backgroundLimit(limit: number, percent: number, span: Span, now: EpochMs): number {
  if (percent <= 0) return 0
  const passed = (Math.min(now, span.to) - span.from) / (span.to - span.from)
  return shareOf(limit, Math.max(percent, passed * 100))
}

/** Share of a budget, 0 to 1, that is spent as wanted while nobody knows when it is renewed. */
const unpaced = 0.5

/**
 * Until when what is left is to last. Where the end is not known it comes any day up to the latest one, so on average
 * after half of that time; and as it may be tomorrow, nothing is saved before half of the budget is used. So a quota
 * of a day is not spent like one of a month, and one of a month is never at its end long before it is renewed.
 */
export function pacedTo(
  { renewsAt, renewalSure }: Pick<Budget, 'renewsAt' | 'renewalSure'>,
  used: number,
  now: EpochMs
): EpochMs {
  if (renewalSure) return renewsAt
  return used < unpaced ? now : now + (renewsAt - now) / 2
}

/** When a allowance pays for a call that is too dear now: as it grows, else when it is renewed. */
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

/** A share's credits, rounded down: a share of 70 % never takes more than 70 %. */
export function shareOf(limit: number, percent: number): number {
  return Math.floor((limit * percent) / 100)
}

/** What a whole budget gives to automatic calls, in credits. @param isReleased what is kept for the user is let go towards the end */
export function mostOf(limit: number, percent: number, isReleased: boolean): number {
  if (percent <= 0) return 0
  return Math.min(shareOf(limit, spared), isReleased ? limit : shareOf(limit, percent))
}
