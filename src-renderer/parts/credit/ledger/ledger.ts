import type { DailySum, LedgerEntry } from '@contract'
import { formatHeadingDay } from '../../../../src-shared/format/date'
import { summaryWords } from '../../../words/operation'
import { ledgerEntryWords } from './ledger-words'

/**
 * How many credits the call cost above the expected charge (negative if below). Null if it cost as expected,
 * or if either is unknown.
 */
export function chargeDifference(entry: LedgerEntry): number | null {
  if (entry.charged === null || entry.expected === null) return null
  // The service never charges for a response with status false (contract, Credit billing 1), so 0 is
  // expected.
  if (entry.state === 'free') return null
  const beyond = entry.charged - entry.expected
  return beyond === 0 ? null : beyond
}

export function searchLedger<Line extends LedgerEntry | DailySum>(
  lines: readonly Line[],
  text: string
): readonly Line[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return lines
  return lines.filter(line => {
    const { operation, subject, feature } = line
    const all = [operation, summaryWords(operation), subject, feature, ledgerEntryWords(line)]
    return words.every(word => all.join(' ').toLowerCase().includes(word))
  })
}

/**
 * Adds a new page to the listed entries, newest first. The page's version of an entry is used, because it may
 * have the final charge. If entries between the two may be missing, drops the listed ones, because a gap
 * would look as if there had been no calls.
 */
export function joinLedger(
  newest: readonly LedgerEntry[],
  listed: readonly LedgerEntry[]
): readonly LedgerEntry[] {
  const oldestOfNew = newest.at(-1)?.id
  const newestListed = listed[0]?.id
  if (oldestOfNew === undefined || newestListed === undefined) return newest
  if (oldestOfNew > newestListed + 1) return newest
  return [...newest, ...listed.filter(entry => entry.id < oldestOfNew)]
}

export type LedgerRow =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'entry'; readonly key: number; readonly entry: LedgerEntry }
  | { readonly kind: 'summed'; readonly key: string; readonly until: number }
  | { readonly kind: 'sum'; readonly key: string; readonly sum: DailySum }

export function ledgerRows(entries: readonly LedgerEntry[]): readonly LedgerRow[] {
  const rows: LedgerRow[] = []
  let last = ''
  for (const entry of entries) {
    const day = formatHeadingDay(entry.at)
    // A day may occur twice after a change to the system clock, so its key contains the ID of an entry.
    if (day !== last) rows.push({ kind: 'day', key: `${day} ${entry.id}`, day })
    last = day
    rows.push({ kind: 'entry', key: entry.id, entry })
  }
  return rows
}

export function sumRows(sums: readonly DailySum[], until: number | null): readonly LedgerRow[] {
  const rows: LedgerRow[] = []
  if (sums.length > 0 && until !== null) rows.push({ kind: 'summed', key: 'summed', until })
  let last: number | null = null
  for (const sum of sums) {
    if (sum.at !== last) rows.push({ kind: 'day', key: `sums-of-${sum.at}`, day: formatHeadingDay(sum.at) })
    last = sum.at
    rows.push({ kind: 'sum', key: `sum-${rows.length}`, sum })
  }
  return rows
}
