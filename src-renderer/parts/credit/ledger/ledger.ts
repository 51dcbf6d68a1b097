import type { DailySum, LedgerEntry } from '@contract'
import { formatHeadingDay } from '../../../../src-shared/format/date'
import { entryWords } from './ledger-words'

/** Credits charged beyond what was expected (negative: less). Null when equal or while either is unknown. */
export function surprise(entry: LedgerEntry): number | null {
  if (entry.charged === null || entry.expected === null) return null
  // Contract, Credit billing 1: an answer of status false costs 0 whatever its price, so that is no surprise.
  if (entry.state === 'free') return null
  const beyond = entry.charged - entry.expected
  return beyond === 0 ? null : beyond
}

/** Keeps the lines in which every word of the text occurs somewhere, whatever the case. */
export function searchLedger<Line extends LedgerEntry | DailySum>(
  lines: readonly Line[],
  text: string
): readonly Line[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return lines
  return lines.filter(line => {
    const all = [line.operation, line.subject, line.feature, entryWords(line)].join(' ').toLowerCase()
    return words.every(word => all.includes(word))
  })
}

/**
 * Joins the newest page in front of what is listed: newest first by id, the newer word on an entry wins, since a
 * reserved call is settled under the same id. Pages that do not touch are not joined: the gap between them would
 * look like calls that never were.
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

/** A row of the list: a call, what calls of one kind came to on an old day, or the heading of the day that follows. */
export type LedgerRow =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'entry'; readonly key: number; readonly entry: LedgerEntry }
  | { readonly kind: 'summed'; readonly key: string; readonly until: number }
  | { readonly kind: 'sum'; readonly key: string; readonly sum: DailySum }

/** The entries with a heading before each local day. */
export function ledgerRows(entries: readonly LedgerEntry[]): readonly LedgerRow[] {
  const rows: LedgerRow[] = []
  let last = ''
  for (const entry of entries) {
    const day = formatHeadingDay(entry.at)
    // Keyed by what follows: a clock set back can make a day appear twice.
    if (day !== last) rows.push({ kind: 'day', key: `${day} ${entry.id}`, day })
    last = day
    rows.push({ kind: 'entry', key: entry.id, entry })
  }
  return rows
}

/** The sums with a heading before each day, behind a line that says until when calls are kept so. */
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
