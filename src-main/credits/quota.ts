import { z } from 'zod'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Outcome } from '../service-api/outcome'
import { fact } from '../storage/fact'
import type { UnsettledCall } from './booked-call'
import { day } from '../../src-shared/time'
import type { CountsCredits } from './quota-unit'

/** The quota headers as last read, and what our own books say was charged since. */
export interface QuotaReading {
  readonly used: number
  readonly limit: number | null
  readonly readAt: EpochMs
}

/** What is remembered of the quota between two readings, and between starts. */
export interface QuotaMemory {
  readonly reading: QuotaReading
  /** Credits the service named since that reading. */
  readonly named: number
  /** The ledger's number of the call that brought the reading: a doubt older than it is in the reading or never was. */
  readonly callId: number
}

export interface Reconciliation {
  /** What each doubtful call is now taken to have cost, in credits. */
  readonly inferred: readonly { readonly id: number; readonly charged: number }[]
  /** Credits used by nobody we know: the key is used elsewhere. */
  readonly drift: number
  /** Credits beyond all reserves that a doubtful call is taken to have cost. */
  readonly beyond?: number
  /** By how much the count moved, if it doesn't count credits. */
  readonly jump?: number
  /** A new quota period began. */
  readonly reset: boolean
}

/**
 * Whether a new quota period began between two readings of X-Quota-Used: it fell to what was charged since, or to less
 * than half. Where it falls by less the service gave credits back, or forgets old use bit by bit.
 * @param named credits the service named between the two readings.
 */
export const isReset = (before: number, after: number, named: number): boolean =>
  after < before && (after <= named || after < before / 2)

/**
 * Whether a renewal may lie between two readings and not show, because the doubtful calls alone would have brought the
 * count back to where it was: only where a midnight UTC lies between them, when quotas are renewed, and where the calls can
 * have cost all that was used before it, and what the count moved since.
 */
const mayHideRenewal = (
  before: QuotaReading,
  after: Pick<QuotaReading, 'readAt'>,
  gap: number,
  doubtful: number
): boolean =>
  before.used > 0 &&
  doubtful >= before.used + gap &&
  Math.floor(before.readAt / day) !== Math.floor(after.readAt / day)

/**
 * Settles doubtful calls from two readings of X-Quota-Used with nothing else under way in between.
 * What moved beyond the charges named in between is given to the doubtful calls made since the first reading,
 * newest first, each at most its reserve; the rest is drift, or the newest call's where the quota counts credits, or may count
 * them and that call was of unknown price. Which of them it was nobody can tell: what is given to an older
 * one may be missing in the budget of today. Older unsettled stay: no two readings enclose them.
 * Where it fell nothing can be told any more, and every doubtful call counts in full; so where it moved by less than the
 * charges named: then it fell in between, and nobody saw from where. Where a renewal may be hidden the doubtful calls
 * can have cost all that was used before it besides.
 * @param named credits the service named between the two readings.
 */
export function reconcile(
  before: Pick<QuotaMemory, 'reading' | 'callId'>,
  after: Pick<QuotaReading, 'used' | 'readAt'>,
  named: number,
  unsettled: readonly (Pick<UnsettledCall, 'id' | 'reserved' | 'isPriceFixed'> &
    Partial<Pick<UnsettledCall, 'expected'>>)[],
  counts: CountsCredits = 'untold'
): Reconciliation {
  const moved = after.used - before.reading.used
  // A count of something else says nothing of credits.
  if (counts === 'no')
    return {
      ...{ inferred: [], drift: 0, jump: Math.max(0, moved) },
      reset: isReset(before.reading.used, after.used, 0)
    }
  if (moved < Math.max(0, named)) {
    const reset = isReset(before.reading.used, after.used, named)
    return { inferred: unsettled.map(({ id, reserved }) => ({ id, charged: reserved })), drift: 0, reset }
  }
  const gap = moved - named
  const enclosed = unsettled.filter(({ id }) => id > before.callId).sort((a, b) => b.id - a.id)
  const doubtful = enclosed.reduce((sum, { reserved }) => sum + reserved, 0)
  const isHidden = mayHideRenewal(before.reading, after, gap, doubtful)
  let left = isHidden ? gap + before.reading.used : gap
  const inferred = enclosed.map(({ id, reserved }) => {
    const charged = Math.min(left, reserved)
    left -= charged
    return { id, charged }
  })
  const beyond = left
  // Only a price of the contract bounds a charge: what the count moved beyond the reserves was spent on ours before on others.
  const newest = enclosed.find(({ isPriceFixed }) => isPriceFixed !== true)
  const isOurs = newest !== undefined && (counts === 'yes' || newest.expected === null)
  if (isOurs && !isHidden && beyond > 0)
    return {
      ...{ drift: 0, reset: false, beyond },
      inferred: inferred.map(({ id, charged }) => ({
        id,
        charged: id === newest.id ? charged + beyond : charged
      }))
    }
  return { inferred, drift: left, reset: false }
}

/** Of the limit: by how much a count may rise without a call of ours and be believed at once. */
const believed = 0.25

/**
 * Whether a count is to be seen twice before anybody is accused of it: it is above the limit, or rose by much of it, and no
 * call of ours explains that. One header may be wrong.
 */
export function isOdd(
  before: QuotaReading,
  { used, limit }: QuotaReading,
  { drift: foreign, beyond = 0, jump = 0 }: Pick<Reconciliation, 'drift' | 'beyond' | 'jump'>
): boolean {
  if (limit === null) return false
  const drift = foreign + beyond + jump
  const isOver = used > limit && before.used <= (before.limit ?? limit)
  return (isOver && (drift > 0 || used < before.used)) || drift > limit * believed
}

/**
 * What the quota headers of an answer say of the unsettled, and what is to be remembered of them.
 * @param limit as last told, in credits
 */
export function afterReading(
  before: QuotaMemory | null,
  call: { readonly id: number; readonly overlapped: boolean },
  outcome: Pick<Outcome, 'charged' | 'credits' | 'receivedAt'>,
  limit: number | null,
  unsettled: Iterable<UnsettledCall>,
  counts: CountsCredits = 'untold'
): Reconciliation & { readonly memory: QuotaMemory | null } {
  const { quotaUsed: used, quotaLimit } = outcome.credits
  const charged = outcome.charged ?? 0
  const nothing = { inferred: [], drift: 0, reset: false }
  // With two calls under way at once nobody can say which of them a reading already holds.
  if (used === null || call.overlapped) {
    const named = before && charged > 0 ? { ...before, named: before.named + charged } : before
    return { ...nothing, memory: named }
  }
  const reading = { used, limit: quotaLimit ?? limit, readAt: outcome.receivedAt }
  const memory = { reading, named: 0, callId: call.id }
  if (before === null) return { ...nothing, memory }
  // A result that the disk did not take at first is booked after later calls were sent: of those it knows nothing.
  const open = [...unsettled].filter(({ id }) => id < call.id || (id === call.id && outcome.charged === null))
  const { consumed } = outcome.credits
  if (outcome.charged !== null || consumed === null)
    return { ...reconcile(before, reading, before.named + charged, open, counts), memory }
  // The body was lost after its headers: they name what the call cost if it was charged, and the quota shows if it was.
  // Where it moved by a part of that only, it fell in between and others used it since: no doubt is settled by it.
  const moved = used - before.reading.used - before.named
  const others = open.filter(({ id }) => id !== call.id)
  const doubtful = others.reduce((sum, { reserved }) => sum + reserved, consumed)
  const own = moved === 0 && !mayHideRenewal(before.reading, reading, 0, doubtful) ? 0 : consumed
  const rest = reconcile(before, reading, before.named + (moved < 0 ? 0 : own), others, counts)
  return { ...rest, inferred: [...rest.inferred, { id: call.id, charged: own }], memory }
}

export const readingForm = z.object({
  used: z.number(),
  limit: z
    .number()
    .nullish()
    .transform(limit => limit ?? null),
  readAt: z.number()
})

/** What an earlier start kept. */
export const quotaFact = fact<QuotaMemory>(
  'quota',
  z.object({ reading: readingForm, named: z.number(), callId: z.number() })
)
