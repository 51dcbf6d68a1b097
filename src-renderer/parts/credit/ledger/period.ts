import type { LedgerFilter } from '@contract'

/**
 * A stretch of the ledger: everything, the last so many local days with today, the day that begins so, or the
 * quota's period that runs now.
 */
export type Period =
  | { readonly kind: 'all' }
  | { readonly kind: 'last'; readonly days: 1 | 7 | 30 }
  | { readonly kind: 'day'; readonly from: number }
  | { readonly kind: 'quota' }

export type Span = Pick<LedgerFilter, 'from' | 'to'>

/**
 * The moments a period is between, local; null = open.
 * @param quotaFrom when the quota's period began; null while that is not known.
 */
export function spanOf(period: Period, now: number, quotaFrom: number | null): Span {
  switch (period.kind) {
    case 'all':
      return { from: null, to: null }
    case 'last':
      return { from: startOfDay(now, 1 - period.days), to: null }
    case 'day':
      return { from: period.from, to: startOfDay(period.from, 1) }
    case 'quota':
      return { from: quotaFrom, to: null }
  }
}

/** Midnight, so many local days on: a day may be an hour shorter or longer than another. */
function startOfDay(at: number, days: number): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}
