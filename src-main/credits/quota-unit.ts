import { z } from 'zod'
import { fact } from '../storage/fact'

/** Evidence of what X-Quota-Used counts; the contract doesn't name its unit. */
export interface QuotaUnit {
  /** Credits beyond the first of each isolated charge that moved the count by exactly as much. */
  readonly matched: number
  /** Isolated charges since the last match that moved the count by less. */
  readonly missed: number
}

export const untoldUnit: QuotaUnit = { matched: 0, missed: 0 }

/** Whether the quota counts credits: no = something else, such as requests. */
export type CountsCredits = 'yes' | 'no' | 'untold'

const enoughMatches = 2
const enoughMisses = 3
const mostMatches = 20

export function countsCredits({ matched, missed }: QuotaUnit): CountsCredits {
  if (missed >= enoughMisses || (missed >= 2 && matched === 0)) return 'no'
  return matched >= enoughMatches ? 'yes' : 'untold'
}

/**
 * What is known after an isolated charge. A charge of one credit tells nothing, as a count of requests moves by one too. A count
 * that moved by more tells nothing either: others may have used the key.
 */
export function unitAfter(unit: QuotaUnit, moved: number, charged: number): QuotaUnit {
  if (charged < 2 || moved > charged) return unit
  if (moved === charged) return { matched: Math.min(unit.matched + charged - 1, mostMatches), missed: 0 }
  const missed = Math.min(unit.missed + 1, enoughMisses)
  return { matched: missed >= enoughMisses ? 0 : unit.matched, missed }
}

/** What is known of a charge before it is held against the quota. */
export interface NamedCharge {
  readonly charged: number
  /** By how much the count moved beyond the charges named since the last reading. */
  readonly moved: number
  /** What such a call was expected to cost; null = unknown. */
  readonly expected: number | null
  readonly reserved: number
  /** No call of unknown charge lies between the two readings. */
  readonly isAlone: boolean
}

/**
 * Whether the quota's count contradicts a charge, so that one of the two is wrong. A count of credits can't move by less than the
 * charge; it moves by more if others use the key, so then the charge is wrong only if the count is nearer to the price. While
 * the unit is unknown, a count that moved by several, but less than a charge beyond what was held, fits no unit.
 */
export function isContradicted(
  { charged, moved, expected, reserved, isAlone }: NamedCharge,
  counts: CountsCredits
): boolean {
  if (moved < 0 || moved === charged || counts === 'no') return false
  if (counts === 'untold') return moved > 1 && moved < charged && charged > reserved
  if (moved < charged) return true
  return isAlone && expected !== null && Math.abs(moved - expected) < Math.abs(charged - expected)
}

export const unitFact = fact<QuotaUnit>('quotaUnit', z.object({ matched: z.number(), missed: z.number() }))
