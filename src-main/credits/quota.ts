import { z } from 'zod'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Outcome } from '../service-api/outcome'
import { fact } from '../storage/fact'
import type { UnsettledCall } from './booked-call'

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
 * Two readings further apart, in ms, may have a renewal between them that use since has hidden: what a doubtful call cost
 * can't be told by them. Closer ones are hardly ever parted by one, and the rhythms people choose bring them.
 */
const surelyOnePeriodMs = 3_600_000

const mayBeParted = (before: QuotaReading, after: Pick<QuotaReading, 'readAt'>): boolean =>
  Math.abs(after.readAt - before.readAt) > surelyOnePeriodMs

/**
 * Settles doubtful calls from two readings of X-Quota-Used with nothing else under way in between.
 * What moved beyond the charges named in between is given to the doubtful calls made since the first reading,
 * oldest first, each at most its reserve; the rest is drift. Older unsettled stay: no two readings enclose them.
 * Where it fell nothing can be told any more, and every doubtful call counts in full; so where it moved by less than the
 * charges named: then it fell in between, and nobody saw from where; and so where the readings are more than an hour apart.
 * @param named credits the service named between the two readings.
 */
export function reconcile(
  before: Pick<QuotaMemory, 'reading' | 'callId'>,
  after: Pick<QuotaReading, 'used' | 'readAt'>,
  named: number,
  unsettled: readonly Pick<UnsettledCall, 'id' | 'reserved'>[]
): Reconciliation {
  const moved = after.used - before.reading.used
  if (moved < Math.max(0, named)) {
    const reset = isReset(before.reading.used, after.used, named)
    return { inferred: unsettled.map(({ id, reserved }) => ({ id, charged: reserved })), drift: 0, reset }
  }
  let gap = moved - named
  const enclosed = unsettled.filter(({ id }) => id > before.callId).sort((a, b) => a.id - b.id)
  const isUnsure = mayBeParted(before.reading, after)
  const inferred = enclosed.map(({ id, reserved }) => {
    const charged = isUnsure ? reserved : Math.min(gap, reserved)
    gap = Math.max(0, gap - charged)
    return { id, charged }
  })
  return { inferred, drift: gap, reset: false }
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
  unsettled: Iterable<UnsettledCall>
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
  const open = [...unsettled].filter(({ id }) => id !== call.id || outcome.charged === null)
  const { consumed } = outcome.credits
  if (outcome.charged !== null || consumed === null)
    return { ...reconcile(before, reading, before.named + charged, open), memory }
  // The body was lost after its headers: they name what the call cost if it was charged, and the quota shows if it was.
  // Where it moved by a part of that only, it fell in between and others used it since: no doubt is settled by it.
  const moved = used - before.reading.used - before.named
  const own = moved === 0 && !mayBeParted(before.reading, reading) ? 0 : consumed
  const others = open.filter(({ id }) => id !== call.id)
  const rest = reconcile(before, reading, before.named + (moved < 0 ? 0 : own), others)
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
