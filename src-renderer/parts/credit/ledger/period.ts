import type { LedgerFilter } from '@contract'
import { startOfDay } from '../../../../src-shared/time'
import type { HistorySpan } from './history'

/** A single day is identified by its start. */
export type Period =
  | { readonly kind: 'all' }
  | { readonly kind: 'last'; readonly days: 1 | 7 | 30 }
  | { readonly kind: 'day'; readonly from: number }
  | { readonly kind: 'quota' }
  | { readonly kind: 'span'; readonly from: number; readonly to: number; readonly name: HistorySpan }

export type Span = Pick<LedgerFilter, 'from' | 'to'>

/**
 * When a period starts and ends, in local time. An open end is null.
 * @param quotaFrom start of the quota period, null if unknown
 */
export function spanOf(period: Period, now: number, quotaFrom: number | null): Span {
  switch (period.kind) {
    case 'all':
      return { from: null, to: null }
    case 'last':
      return { from: startOfDay(now, 1 - period.days), to: null }
    case 'day':
      return { from: period.from, to: startOfDay(period.from, 1) }
    case 'span':
      return { from: period.from, to: period.to }
    case 'quota':
      return { from: quotaFrom, to: null }
  }
}
