import type { LedgerEntry } from '@contract'

/** A charged call as expected, with the fields a test is about. */
export const fakeEntry = (fields: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: 1,
  at: 1_771_316_874_000,
  operation: 'getNews',
  subject: 'BTC ETH',
  feature: 'news',
  expected: 10,
  reserved: 10,
  charged: 10,
  state: 'charged',
  fault: null,
  ...fields
})

/** Entries with the ids from `newest` down to `oldest`. */
export const fakeEntries = (newest: number, oldest: number): readonly LedgerEntry[] =>
  Array.from({ length: newest - oldest + 1 }, (_, place) => fakeEntry({ id: newest - place }))
