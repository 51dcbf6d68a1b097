import { describe, expect, it } from 'vitest'
import { joinLedger, ledgerRows, searchLedger, sumRows, chargeDifference } from './ledger'
import { fakeEntries, fakeEntry, fakeSum } from './ledger.fixture'
import { m } from '../../../../src-shared/messages/m'

describe('difference from the expected price', () => {
  it('subtracts the expected price from the charge', () => {
    expect(chargeDifference(fakeEntry({ charged: 14 }))).toBe(4)
    expect(chargeDifference(fakeEntry({ charged: 0 }))).toBe(-10)
    expect(chargeDifference(fakeEntry({ charged: 9, state: 'inferred' }))).toBe(-1)
    expect(chargeDifference(fakeEntry())).toBeNull()
  })

  it('returns null if the charge or the expected price is unknown', () => {
    expect(chargeDifference(fakeEntry({ charged: null, state: 'unsettled' }))).toBeNull()
    expect(chargeDifference(fakeEntry({ expected: null, charged: 120 }))).toBeNull()
  })

  it('returns null for a response that the contract makes free', () => {
    expect(chargeDifference(fakeEntry({ state: 'free', charged: 0 }))).toBeNull()
  })
})

describe('searchLedger', () => {
  const news = fakeEntry({ id: 2 })
  const candles = fakeEntry({
    id: 3,
    operation: 'getOHLC',
    subject: 'BTC · 1d',
    feature: 'chart',
    state: 'unsettled',
    fault: 'timed-out'
  })

  it('requires every word, in any order and case', () => {
    expect(searchLedger([news, candles], 'btc OHLC')).toEqual([candles])
    expect(searchLedger([news, candles], 'btc')).toEqual([news, candles])
    expect(searchLedger([news, candles], 'doge')).toEqual([])
  })

  it('finds text as it is displayed', () => {
    expect(searchLedger([news, candles], m.credits.faults['timed-out']())).toEqual([candles])
    expect(searchLedger([news, candles], 'unknown')).toEqual([candles])
  })

  it('returns all entries for a blank search', () => {
    expect(searchLedger([news, candles], '   ')).toHaveLength(2)
  })
})

describe('joinLedger', () => {
  it('sorts the latest entries first and keeps the newer version of each', () => {
    const settled = fakeEntry({ id: 5, charged: 12 })
    const reserved = fakeEntry({ id: 5, state: 'reserved', charged: null })
    const joined = joinLedger([fakeEntry({ id: 6 }), settled], [reserved, fakeEntry({ id: 4 })])
    expect(joined.map(({ id }) => id)).toEqual([6, 5, 4])
    expect(joined[1]).toBe(settled)
  })

  it('discards later pages after a gap', () => {
    expect(joinLedger(fakeEntries(300, 201), fakeEntries(100, 1))).toHaveLength(100)
    expect(joinLedger(fakeEntries(200, 101), fakeEntries(100, 1))).toHaveLength(200)
  })

  it('returns an empty ledger without entries', () => {
    expect(joinLedger([], fakeEntries(3, 1))).toEqual([])
  })
})

it('adds a heading before each local day', () => {
  const noon = new Date(2026, 1, 17, 12).getTime()
  const entries = [noon, noon - 3_600_000, noon - 86_400_000].map((at, place) =>
    fakeEntry({ id: 9 - place, at })
  )
  const rows = ledgerRows(entries).map(row =>
    row.kind === 'entry' ? row.entry.id : row.kind === 'day' && row.day
  )
  expect(rows).toEqual(['Tuesday 17 February 2026', 9, 8, 'Monday 16 February 2026', 7])
})

it('uses unique keys when a clock change repeats a day', () => {
  const noon = new Date(2026, 1, 17, 12).getTime()
  const entries = [noon, noon + 86_400_000, noon].map((at, place) => fakeEntry({ id: 9 - place, at }))
  const keys = ledgerRows(entries).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

it('marks where daily totals start', () => {
  const noon = new Date(2025, 10, 19, 12).getTime()
  const sums = [
    fakeSum({ at: noon }),
    fakeSum({ at: noon, feature: 'alerts' }),
    fakeSum({ at: noon - 86_400_000 })
  ]
  const rows = sumRows(sums, noon + 43_200_000)
  expect(rows.map(row => (row.kind === 'day' ? row.day : row.kind))).toEqual([
    ...['summed', 'Wednesday 19 November 2025', 'sum', 'sum', 'Tuesday 18 November 2025', 'sum']
  ])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  expect(sumRows([], noon)).toEqual([])
  expect(searchLedger(sums, 'alerts')).toEqual([sums[1]])
})
