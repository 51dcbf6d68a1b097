import type { LedgerFilter } from '@contract'
import { spanOf, type Period } from './period'

export interface LedgerPick extends Omit<LedgerFilter, 'from' | 'to'> {
  readonly period: Period
}

export const noPick: LedgerPick = {
  period: { kind: 'all' },
  operation: null,
  coin: null,
  feature: null,
  open: false
}

export function filterOf(
  { period, ...rest }: LedgerPick,
  now: number,
  quotaFrom: number | null
): LedgerFilter {
  return { ...rest, ...spanOf(period, now, quotaFrom) }
}
