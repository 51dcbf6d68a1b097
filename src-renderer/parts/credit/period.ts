import type { LedgerFilter } from '@contract'

/** A stretch of the ledger: everything, the last so many local days with today, or the day that begins so. */
export type Period =
  | { readonly kind: 'all' }
  | { readonly kind: 'last'; readonly days: 1 | 7 | 30 }
  | { readonly kind: 'day'; readonly from: number }

export type Span = Pick<LedgerFilter, 'from' | 'to'>

/** The moments a period is between, local; null = open. */
export function spanOf(period: Period, now: number): Span {
  switch (period.kind) {
    case 'all':
      return { from: null, to: null }
    case 'last':
      return { from: startOfDay(now, 1 - period.days), to: null }
    case 'day':
      return { from: period.from, to: startOfDay(period.from, 1) }
  }
}

/** Midnight, so many local days on: a day may be an hour shorter or longer than another. */
function startOfDay(at: number, days: number): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}
