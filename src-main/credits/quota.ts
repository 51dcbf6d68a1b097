import type { EpochMs } from '../contract/values'

/** The quota headers as last read, and what our own books say was charged since. */
export interface QuotaReading {
  readonly used: number
  readonly limit: number | null
  readonly readAt: EpochMs
}

/** A call that may have been charged. */
export interface Doubt {
  readonly id: number
  readonly reserved: number
}

export interface Reconciliation {
  /** What each doubtful call is now taken to have cost, in credits. */
  readonly inferred: readonly { readonly id: number; readonly charged: number }[]
  /** Credits used by nobody we know: the key is used elsewhere. */
  readonly drift: number
  /** X-Quota-Used fell: a new quota period began. */
  readonly reset: boolean
}

/**
 * Settles doubtful calls from two readings of X-Quota-Used with nothing else under way in between.
 * What moved beyond the charges named in between is given to the doubtful calls, oldest first, each at
 * most its reserve; the rest is drift. After a reset nothing can be told, and a doubtful call counts in full.
 * @param named credits the service named between the two readings.
 */
export function reconcile(
  before: QuotaReading,
  after: QuotaReading,
  named: number,
  doubts: readonly Doubt[]
): Reconciliation {
  if (after.used < before.used) {
    return { inferred: doubts.map(({ id, reserved }) => ({ id, charged: reserved })), drift: 0, reset: true }
  }
  let gap = Math.max(0, after.used - before.used - named)
  const inferred = doubts.map(({ id, reserved }) => {
    const charged = Math.min(gap, reserved)
    gap -= charged
    return { id, charged }
  })
  return { inferred, drift: gap, reset: false }
}
