import { z } from 'zod'
import { fact } from '../platform/storage/fact'

/** The contract doesn't specify the unit of X-Quota-Used, so charges provide evidence. */
export interface QuotaUnit {
  /** The sum of all isolated charges that moved the count by exactly their amount, each reduced by 1. */
  readonly matched: number
  /** The number of isolated charges since the last match that moved the count by less than their amount. */
  readonly missed: number
}

export const noUnitEvidence: QuotaUnit = { matched: 0, missed: 0 }

/** 'no' means that the quota counts something else, such as requests. */
export type CountsCredits = 'yes' | 'no' | 'unclear'

const enoughMatches = 2
const enoughMisses = 3
const mostMatches = 20

export function countsCredits({ matched, missed }: QuotaUnit): CountsCredits {
  if (missed >= enoughMisses || (missed >= 2 && matched === 0)) return 'no'
  return matched >= enoughMatches ? 'yes' : 'unclear'
}

/**
 * Updates the evidence after an isolated charge. A charge of one credit proves nothing, because a count of requests
 * would also move by one. If the count moved by more than the charge, others may have used the key.
 */
export function unitAfter(unit: QuotaUnit, moved: number, charged: number): QuotaUnit {
  if (charged < 2 || moved > charged) return unit
  if (moved === charged) return { matched: Math.min(unit.matched + charged - 1, mostMatches), missed: 0 }
  const missed = Math.min(unit.missed + 1, enoughMisses)
  return { matched: missed >= enoughMisses ? 0 : unit.matched, missed }
}

export interface NamedCharge {
  readonly charged: number
  /** Change of the count since the last reading, minus the other charges reported since. */
  readonly moved: number
  /** The exact price predicted before the call. Null if it was unknown or only an upper bound. */
  readonly expected: number | null
  readonly reserved: number
  /** Whether all calls between the two readings have a known charge. */
  readonly isAlone: boolean
}

/**
 * Whether the quota's count contradicts a charge, so that one of them is wrong. A count of credits can't move by less
 * than the charge. It may move by more if others use the key, so then only a move by exactly the expected price is a
 * contradiction. While the unit is unknown, the charge must be above its reserve, and the count must have moved by
 * more than one request but less than the charge.
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
