import type { LedgerEntry } from '@contract'

/** Credits charged beyond what was expected (negative: less). Null while either figure is unknown. */
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
    const all = [entry.operation, entry.subject, entry.feature, entry.state, entry.fault ?? ''].join(' ')
    const found = all.toLowerCase()
    return words.every(word => found.includes(word))
  })
}

/**
 * Joins a newer page in front of what is already listed: newest first by id, the newer word on an entry wins,
 * since a reserved call is settled under the same id.
 */
export function joinLedger(
  newer: readonly LedgerEntry[],
  listed: readonly LedgerEntry[]
): readonly LedgerEntry[] {
  const byId = new Map(listed.map(entry => [entry.id, entry]))
  for (const entry of newer) byId.set(entry.id, entry)
  return [...byId.values()].sort((a, b) => b.id - a.id)
}
