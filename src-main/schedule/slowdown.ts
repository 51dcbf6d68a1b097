import type { ScheduleReason, Slowing } from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import type { BudgetAllowance } from '../credits/budget'
import { noticeable, tightestOf } from '../credits/tightest-allowance'

/** What makes freshness worth less just now. */
export interface Circumstances {
  /** Nobody looks at the window, and no alert waits for what it would show. */
  readonly unseen: boolean
  readonly onBattery: boolean
  /** The window is out of sight, whatever alerts wait for; absent where it is not. */
  readonly hidden?: boolean
}

/** How much slower than planned everything runs, and why. */
export interface Slowdown {
  /** 1 = as planned. */
  readonly factor: number
  readonly reason: ScheduleReason
  /** When the allowance that slows everything down is renewed: what waits longer than that waits for nothing. */
  readonly until: EpochMs
  /** Nothing is put off by more than this, in ms. */
  readonly mostMs: number
  /** Credits are short. */
  readonly isByCredits: boolean
}

interface Paced {
  readonly everyMs: number
  readonly reserve: number
}

const slowerUnseen = 2
const slowerOnBattery = 2
/** Where nobody knows when a allowance is renewed an answer shows it: nothing is put off by more than this. */
const lookEveryMs = 6 * 3_600_000
/**
 * So many times slower than planned credits are short: what they are spent on is worth a choice. Until then everything
 * comes within a few turns, in one call.
 */
export const shortBy = 5

/**
 * Paces what runs by itself so that each allowance lasts until it is renewed: what the needs would spend in a unit of
 * time against what is left for it. All slow down alike, so what is cheap does not live at the cost of the dear.
 */
export function slowdownOf(
  needs: readonly Paced[],
  allowances: readonly BudgetAllowance[],
  { unseen, onBattery }: Circumstances,
  now: EpochMs
): Slowdown {
  const eased = (unseen ? slowerUnseen : 1) * (onBattery ? slowerOnBattery : 1)
  const by: Slowing[] = []
  if (onBattery) by.push({ code: 'on-battery' })
  if (unseen) by.push({ code: 'window-hidden' })
  const perMs = needs.reduce((sum, { reserve, everyMs }) => sum + reserve / everyMs, 0)
  const tightest = tightestOf(allowances, perMs, now)
  const factor = Math.max(eased, tightest?.factor ?? 1)
  if (tightest && tightest.factor > Math.max(noticeable, eased)) by.push(slowedBy(tightest.allowance))
  const slowing = tightest && tightest.factor > eased ? tightest.allowance : null
  return {
    factor,
    reason: by.length === 0 ? { code: 'as-planned' } : { code: 'slowed', by },
    until: slowing?.renewsAt ?? Infinity,
    mostMs: slowing && !isSure(slowing) ? lookEveryMs : Infinity,
    isByCredits: slowing !== null && factor >= shortBy
  }
}

const isSure = ({ pacedTo, renewsAt }: BudgetAllowance): boolean => pacedTo === renewsAt

const slowedBy = (allowance: BudgetAllowance): Slowing =>
  allowance.lastsDays === undefined
    ? { code: 'limit-used', limit: allowance.limit, used: allowance.used, renewalKnown: isSure(allowance) }
    : { code: 'quota-to-last', days: allowance.lastsDays }
