import { z } from 'zod'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Outcome } from '../service/api/outcome'
import { fact } from '../platform/storage/fact'
import type { UnsettledCall } from './booked-call'
import { day } from '../../src-shared/time'
import type { CountsCredits } from './quota-unit'

export interface QuotaReading {
  readonly used: number
  readonly limit: number | null
  readonly readAt: EpochMs
}

export interface QuotaMemory {
  readonly reading: QuotaReading
  /** The credits reported as charged since `reading`. */
  readonly named: number
  /** X-Quota-Used already includes the unknown charges of all calls before this one. */
  readonly callId: number
}

export interface Reconciliation {
  readonly inferred: readonly { readonly id: number; readonly charged: number }[]
  /** The credits that others used. */
  readonly drift: number
  /**
   * The increase that exceeds all charges and reserved credits. It's attributed to a call with an unknown
   * charge.
   */
  readonly beyond?: number
  /** The increase of X-Quota-Used, if it doesn't count credits. */
  readonly jump?: number
  readonly reset: boolean
}

/**
 * Whether the quota was reset: X-Quota-Used fell to less than half, or to no more than was charged since. A
 * smaller decrease is a refund or a sliding window.
 * @param named credits reported as charged between the two headers
 */
export const isReset = (before: number, after: number, named: number): boolean =>
  after < before && (after <= named || after < before / 2)

/**
 * Whether a reset at midnight UTC may be hidden, because calls with unknown charges raised X-Quota-Used to
 * its old value again. Their reserved credits must cover the previous value plus its unexplained increase.
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
 * Infers unknown charges from two X-Quota-Used headers without overlapping calls. The increase beyond the
 * reported charges is assigned to the calls in between, newest first, each up to its reserved credits. If
 * something is left, others have used it (`drift`), unless the newest call without a contract price may have
 * cost more than was reserved. It may have if its price was unknown or the header is known to count credits,
 * and then that call gets the rest. Calls before the first header stay unknown.
 *
 * If X-Quota-Used fell, or must have fallen in between because it rose by less than the reported charges,
 * nothing can be inferred. Every unknown call then counts with its full reserve. If the calls may hide a
 * reset of the quota, the previous X-Quota-Used may be assigned to them too.
 *
 * If an older call caused the cost in reality, its credits may count towards the wrong day's budget.
 * @param named credits reported as charged between the two headers
 */
export function reconcile(
  before: Pick<QuotaMemory, 'reading' | 'callId'>,
  after: Pick<QuotaReading, 'used' | 'readAt'>,
  named: number,
  unsettled: readonly (Pick<UnsettledCall, 'id' | 'reserved' | 'isPriceFixed'> &
    Partial<Pick<UnsettledCall, 'expected'>>)[],
  counts: CountsCredits = 'unclear'
): Reconciliation {
  const moved = after.used - before.reading.used
  if (counts === 'no')
    return {
      inferred: [],
      drift: 0,
      jump: Math.max(0, moved),
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
  // One of our calls probably cost more than was reserved. This is more likely than use by others, unless the
  // contract sets the price of the call.
  const newest = enclosed.find(({ isPriceFixed }) => isPriceFixed !== true)
  const isOurs = newest !== undefined && (counts === 'yes' || newest.expected === null)
  if (isOurs && !isHidden && beyond > 0)
    return {
      drift: 0,
      reset: false,
      beyond,
      inferred: inferred.map(({ id, charged }) => ({
        id,
        charged: id === newest.id ? charged + beyond : charged
      }))
    }
  return { inferred, drift: left, reset: false }
}

/** An unexplained increase above this fraction of the limit needs confirmation. */
const believed = 0.25

/**
 * Whether a value may be wrong, so that the next header has to confirm it. Values above the limit and large
 * increases without our calls may be.
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
 * Infers unknown charges from a response's quota headers, and returns the headers to remember.
 * @param limit the last known limit, in credits
 */
export function afterReading(
  before: QuotaMemory | null,
  call: { readonly id: number; readonly overlapped: boolean },
  outcome: Pick<Outcome, 'charged' | 'credits' | 'receivedAt'>,
  limit: number | null,
  unsettled: Iterable<UnsettledCall>,
  counts: CountsCredits = 'unclear'
): Reconciliation & { readonly memory: QuotaMemory | null } {
  const { quotaUsed: used, quotaLimit } = outcome.credits
  const charged = outcome.charged ?? 0
  const nothing = { inferred: [], drift: 0, reset: false }
  // The value may not include all overlapping calls.
  if (used === null || call.overlapped) {
    const named = before && charged > 0 ? { ...before, named: before.named + charged } : before
    return { ...nothing, memory: named }
  }
  const reading = { used, limit: quotaLimit ?? limit, readAt: outcome.receivedAt }
  const memory = { reading, named: 0, callId: call.id }
  if (before === null) return { ...nothing, memory }
  // After a disk error, later calls may have been sent before this one is settled, and X-Quota-Used doesn't
  // include those.
  const open = [...unsettled].filter(({ id }) => id < call.id || (id === call.id && outcome.charged === null))
  const { consumed } = outcome.credits
  if (outcome.charged !== null || consumed === null)
    return { ...reconcile(before, reading, before.named + charged, open, counts), memory }
  // Only the body was lost, so X-Quota-Used shows whether the call was charged as its headers say. If it rose
  // by less, the quota was reset and others have used it since. The other unknown calls then cost their full
  // reserve.
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

export const quotaFact = fact<QuotaMemory>(
  'quota',
  z.object({ reading: readingForm, named: z.number().default(0), callId: z.number() })
)

/**
 * `named` is usually 0 and is left out then. A longer row would need an extra page, which each call would
 * have to write.
 */
export const shortened = ({ named, ...rest }: QuotaMemory): Partial<QuotaMemory> =>
  named === 0 ? rest : { ...rest, named }
