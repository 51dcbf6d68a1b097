import { expect, test } from 'vitest'
import { openCache } from '../platform/storage/temp-storage.fixture'
import { CandleStore } from './candle-store'
import { day, minute } from '../../src-shared/time'

const start = Date.UTC(2026, 0, 1)

const bars = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    time: from + place * minute,
    open: 1,
    high: 2,
    low: 1,
    close: 2,
    volume: 3
  }))

function opened() {
  const database = openCache()
  const store = new CandleStore(database)
  const merge = (coin: string, from: number, count: number, at = from + count * minute): void =>
    store.merge(coin, '1m', {
      bars: bars(from, count),
      fetchedAt: at,
      operation: 'getOHLCIntraday',
      requestedFrom: from
    })
  const countOf = (coin: string): number => store.countSince(coin, '1m', 0)
  return { database, store, merge, countOf }
}

test('keeps at most 50,000 bars of a series, and marks older bars as not loaded', () => {
  const { store, merge, countOf } = opened()
  merge('BTC', start, 49_900)
  merge('BTC', start + 49_899 * minute, 101)
  expect(countOf('BTC')).toBe(50_000)
  expect(store.coverage('BTC', '1m').coveredFrom).toBe(start)
  merge('BTC', start + 49_999 * minute, 601)
  expect(countOf('BTC')).toBe(50_000)
  expect(store.oldest('BTC', '1m')).toBe(start + 600 * minute)
  expect(store.coverage('BTC', '1m').coveredFrom).toBe(start + 600 * minute)
})

test('removes old bars in small steps', () => {
  const { merge, countOf, database } = opened()
  merge('BTC', start, 60_000)
  expect(countOf('BTC')).toBe(58_000)
  merge('BTC', start + 60_000 * minute, 10)
  expect(countOf('BTC')).toBeLessThan(58_000)
  expect(countOf('BTC')).toBeGreaterThan(56_000)
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
})

test('removes a series that was unused for half a year, in steps', () => {
  const { store, database, merge, countOf } = opened()
  merge('OLD', start, 3_000)
  merge('USED', start, 100, start + 30 * day)
  const later = start + 190 * day
  for (const [round, left] of [1_000, 0, 0].entries()) {
    merge('BTC', later + round * minute, 1, later + round * minute)
    expect(countOf('OLD')).toBe(left)
  }
  expect(store.fetchedAt('OLD', '1m')).toBeNull()
  expect([countOf('USED'), countOf('BTC')]).toEqual([100, 1])
  expect(database.prepare('SELECT count(*) AS series FROM candle_series').get()).toEqual({ series: 2 })
})

test('keeps only the latest thousand corrections', () => {
  const { database, merge, store } = opened()
  merge('BTC', start, 600, start + day)
  const report = (round: number): void =>
    store.merge('BTC', '1m', {
      bars: bars(start, 600).map(bar => ({ ...bar, close: 2 + round })),
      fetchedAt: start + day + round,
      operation: 'getOHLCIntraday',
      requestedFrom: start
    })
  for (let round = 1; round <= 5; round++) report(round)
  const { count, oldest } = database
    .prepare('SELECT count(*) AS count, min(corrected_at) AS oldest FROM candle_correction')
    .get() as { count: number; oldest: number }
  expect([count, oldest]).toEqual([1_200, start + day + 4])
})
