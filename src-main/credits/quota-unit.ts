import { z } from 'zod'
import { fact } from '../platform/storage/fact'

/** Evidence of what X-Quota-Used counts; the contract doesn't name its unit. */
export interface QuotaUnit {
  /** For each isolated charge that moved the count by exactly as much: the charge minus 1, added up. */
  readonly matched: number
  /** Isolated charges since the last match that moved the count by less. */
  readonly missed: number
}

export const noUnitEvidence: QuotaUnit = { matched: 0, missed: 0 }

/** Whether the quota counts credits. 'no' means something else, such as requests. */
export type CountsCredits = 'yes' | 'no' | 'unclear'

const enoughMatches = 2
const enoughMisses = 3
const mostMatches = 20

export function countsCredits({ matched, missed }: QuotaUnit): CountsCredits {
  if (missed >= enoughMisses || (missed >= 2 && matched === 0)) return 'no'
  return matched >= enoughMatches ? 'yes' : 'unclear'
}

/**
 * Updates the evidence after an isolated charge. Ignores charges of one credit, because a request count also moves by
 * one, and counts that moved by more, because others may have used the key.
 */
export function unitAfter(unit: QuotaUnit, moved: number, charged: number): QuotaUnit {
  if (charged < 2 || moved > charged) return unit
  if (moved === charged) return { matched: Math.min(unit.matched + charged - 1, mostMatches), missed: 0 }
  const missed = Math.min(unit.missed + 1, enoughMisses)
  return { matched: missed >= enoughMisses ? 0 : unit.matched, missed }
}

export interface NamedCharge {
  readonly charged: number
  /** How far the count moved beyond the charges named since the last reading. */
  readonly moved: number
  /** Cost in credits that earlier charges make certain. Null if unknown or only bounded. */
  readonly expected: number | null
  readonly reserved: number
  /** Whether no call of unknown charge lies between the two readings. */
  readonly isAlone: boolean
}

/**
 * Whether the quota's count contradicts a charge, so that one of them is wrong. A count of credits can't move by less
 * than the charge. It may move by more if others use the key, so the charge is only considered wrong if the count moved
 * by exactly the expected price. While the unit is unknown, a count that moved by more than 1 but less than a charge
 * above its reserve fits no unit.
 */
export function isContradicted(
  { charged, moved, expected, reserved, isAlone }: NamedCharge,
  counts: CountsCredits
): boolean {
  if (moved < 0 || moved === charged || counts === 'no') return false
  if (counts === 'unclear') return moved > 1 && moved < charged && charged > reserved
  if (moved < charged) return true
  return isAlone && moved === expected
}

export const unitFact = fact<QuotaUnit>('quotaUnit', z.object({ matched: z.number(), missed: z.number() }))
