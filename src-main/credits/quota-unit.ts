import { z } from 'zod'
import { fact } from '../platform/storage/fact'

/**
 * Evidence of whether X-Quota-Used counts credits. The contract doesn't specify its unit, so each charge is
 * compared with the increase of the header, if no other call ran at the same time.
 */
export interface QuotaUnit {
  /**
   * The sum of the charges that were equal to the increase. Each counts for one credit less, because a
   * counter of requests rises by one too.
   */
  readonly matched: number
  /** The number of charges since the last match that were higher than the increase. */
  readonly missed: number
}

export const noUnitEvidence: QuotaUnit = { matched: 0, missed: 0 }

/** `no` means that the header counts something other than credits, such as requests. */
export type CountsCredits = 'yes' | 'no' | 'unclear'

const enoughMatches = 2
const enoughMisses = 3
const mostMatches = 20

export function countsCredits({ matched, missed }: QuotaUnit): CountsCredits {
  if (missed >= enoughMisses || (missed >= 2 && matched === 0)) return 'no'
  return matched >= enoughMatches ? 'yes' : 'unclear'
}

/**
 * A charge of one credit proves nothing, because a counter of requests also rises by one. Neither does a
 * rise by more than the charge, because others may have used the key.
 */
export function unitAfter(unit: QuotaUnit, moved: number, charged: number): QuotaUnit {
  if (charged < 2 || moved > charged) return unit
  if (moved === charged) return { matched: Math.min(unit.matched + charged - 1, mostMatches), missed: 0 }
  const missed = Math.min(unit.missed + 1, enoughMisses)
  return { matched: missed >= enoughMisses ? 0 : unit.matched, missed }
}

export interface NamedCharge {
  readonly charged: number
  /** The increase of X-Quota-Used since the last response, without the other charges reported since. */
  readonly moved: number
  readonly expected: number | null
  readonly reserved: number
  /** Whether the charges of all other calls since the last response are known. */
  readonly isAlone: boolean
}

/**
 * A counter of credits can't rise by less than the charge. It can rise by more if others use the key, so a
 * larger rise is only a contradiction if it's exactly the expected price. While the unit is unknown, it's
 * only a contradiction if the charge exceeds the reserved credits and the rise is more than one request but
 * less than the charge.
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
