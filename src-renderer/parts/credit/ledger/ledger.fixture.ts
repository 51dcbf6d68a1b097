import type { DailySum, LedgerEntry } from '@contract'

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
  read: null,
  ...fields
})

export const fakeEntries = (newest: number, oldest: number): readonly LedgerEntry[] =>
  Array.from({ length: newest - oldest + 1 }, (_, place) => fakeEntry({ id: newest - place }))

export const fakeSum = (fields: Partial<DailySum> = {}): DailySum => ({
  at: 1_763_550_000_000,
  operation: 'getData',
  subject: 'BTC ETH',
  feature: 'watchlist',
  state: 'charged',
  fault: null,
  calls: 1440,
  credits: 2880,
  expected: 2880,
  ...fields
})
