import type { ScheduleReason, Slowing } from '../../../src-shared/contract/schedule'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { BudgetAllowance } from '../../credits/budget'
import { noticeable, tightestOf } from '../../credits/tightest-allowance'

export interface SlowdownCircumstances {
  /** The window isn't visible, and no alert needs the data. */
  readonly isUnattended: boolean
  readonly onBattery: boolean
  /** The window isn't visible, but alerts may need the data. */
  readonly hidden?: boolean
}

export interface Slowdown {
  /** How much longer intervals are. 1 if calls run as planned. */
  readonly factor: number
  readonly reason: ScheduleReason
  /** When the budget that causes the slowdown renews. No call waits longer than that. */
  readonly until: EpochMs
  readonly mostMs: number
  readonly isByCredits: boolean
}

interface Paced {
  readonly everyMs: number
  readonly reserve: number
}

const unattendedFactor = 2
const batteryFactor = 2
/**
 * The longest wait while the reset date is unknown, because any response may show that the budget has
 * renewed.
 */
const checkEveryMs = 6 * 3_600_000
/** From this factor on, important coins refresh more often. Below it, all coins are loaded in one call. */
export const shortBy = 5

/**
 * Slows calls down so that each budget lasts until it renews. The factor is planned spending divided by what
 * is left, both per unit of time. It's the same for all calls, so that cheap ones don't use up the credits of
 * expensive ones.
 */
export function slowdownOf(
  needs: readonly Paced[],
  allowances: readonly BudgetAllowance[],
  { isUnattended, onBattery }: SlowdownCircumstances,
  now: EpochMs
): Slowdown {
  const eased = (isUnattended ? unattendedFactor : 1) * (onBattery ? batteryFactor : 1)
  const by: Slowing[] = []
  if (onBattery) by.push({ code: 'on-battery' })
  if (isUnattended) by.push({ code: 'window-hidden' })
  const perMs = needs.reduce((sum, { reserve, everyMs }) => sum + reserve / everyMs, 0)
  const tightest = tightestOf(allowances, perMs, now)
  const factor = Math.max(eased, tightest?.factor ?? 1)
  if (tightest && tightest.factor > Math.max(noticeable, eased)) by.push(slowedBy(tightest.allowance))
  const slowing = tightest && tightest.factor > eased ? tightest.allowance : null
  return {
    factor,
    reason: by.length === 0 ? { code: 'as-planned' } : { code: 'slowed', by },
    until: slowing?.renewsAt ?? Infinity,
    mostMs: slowing && !isSure(slowing) ? checkEveryMs : Infinity,
    isByCredits: slowing !== null && factor >= shortBy
  }
}

const isSure = ({ pacedTo, renewsAt }: BudgetAllowance): boolean => pacedTo === renewsAt

const slowedBy = (allowance: BudgetAllowance): Slowing =>
  allowance.lastsDays === undefined
    ? { code: 'limit-used', limit: allowance.limit, used: allowance.used, renewalKnown: isSure(allowance) }
    : { code: 'quota-to-last', days: allowance.lastsDays }
