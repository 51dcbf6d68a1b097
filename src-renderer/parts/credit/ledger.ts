import type { LedgerEntry } from '@contract'
import { dayWords, entryWords } from './ledger-words'

/** Credits charged beyond what was expected (negative: less). Null when equal or while either is unknown. */
export function surprise(entry: LedgerEntry): number | null {
  if (entry.charged === null || entry.expected === null) return null
  // Contract, Credit billing 1: an answer of status false costs 0 whatever its price, so that is no surprise.
  if (entry.state === 'free') return null
  const beyond = entry.charged - entry.expected
  return beyond === 0 ? null : beyond
}

/** Keeps the entries in which every word of the text occurs somewhere, whatever the case. */
export function searchLedger(entries: readonly LedgerEntry[], text: string): readonly LedgerEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(entry => {
    const all = [entry.operation, entry.subject, entry.feature, entryWords(entry)].join(' ').toLowerCase()
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

/** A row of the list: an entry, or the heading of the day that begins with it. */
export type LedgerRow =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'entry'; readonly key: number; readonly entry: LedgerEntry }

/** The entries with a heading before each local day. */
export function ledgerRows(entries: readonly LedgerEntry[]): readonly LedgerRow[] {
  const rows: LedgerRow[] = []
  let last = ''
  for (const entry of entries) {
    const day = dayWords(entry.at)
    // Keyed by what follows: a clock set back can make a day appear twice.
    if (day !== last) rows.push({ kind: 'day', key: `${day} ${entry.id}`, day })
    last = day
    rows.push({ kind: 'entry', key: entry.id, entry })
  }
  return rows
}
