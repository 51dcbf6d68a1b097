import type { LedgerFilter } from '@contract'
import { spanOf, type Period } from './period'

/** Which calls a person wants to see. */
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

/** The same for the main process. */
export function filterOf(
  { period, ...rest }: LedgerPick,
  now: number,
  quotaFrom: number | null
): LedgerFilter {
  return { ...rest, ...spanOf(period, now, quotaFrom) }
}
