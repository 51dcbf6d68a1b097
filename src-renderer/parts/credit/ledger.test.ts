import type { LedgerEntry } from '@contract'
import { describe, expect, it } from 'vitest'
import { joinLedger, searchLedger, surprise } from './ledger'

const entry = (given: Partial<LedgerEntry>): LedgerEntry => ({
  id: 1,
  at: 0,
  operation: 'getNews',
  subject: 'BTC ETH',
  feature: 'news',
  expected: 10,
  reserved: 10,
  charged: 10,
  state: 'charged',
  fault: null,
  ...given
})

describe('surprise', () => {
  it('is what was charged beyond the expectation', () => {
    expect(surprise(entry({ charged: 14 }))).toBe(4)
    expect(surprise(entry({ charged: 0 }))).toBe(-10)
    expect(surprise(entry({}))).toBeNull()
  })

  it('is unknown where the charge or the expectation is', () => {
    expect(surprise(entry({ charged: null, state: 'unsettled' }))).toBeNull()
    expect(surprise(entry({ expected: null, charged: 120 }))).toBeNull()
  })

  it('takes a free answer as the contract says it: 0, and no surprise', () => {
    expect(surprise(entry({ state: 'free', charged: 0 }))).toBeNull()
  })
})

describe('searchLedger', () => {
  const news = entry({ id: 2 })
  const candles = entry({
    id: 3,
    operation: 'getOHLC',
    subject: 'BTC · 1d',
    feature: 'chart',
    fault: 'timed-out'
  })

  it('wants every word, anywhere, in any case', () => {
    expect(searchLedger([news, candles], 'btc OHLC')).toEqual([candles])
    expect(searchLedger([news, candles], 'timed')).toEqual([candles])
    expect(searchLedger([news, candles], 'btc')).toEqual([news, candles])
    expect(searchLedger([news, candles], 'doge')).toEqual([])
  })

  it('keeps all for blanks', () => {
    expect(searchLedger([news, candles], '   ')).toHaveLength(2)
  })
})

describe('joinLedger', () => {
  it('puts the newest first and lets the newer word win', () => {
    const reserved = entry({ id: 5, state: 'reserved', charged: null })
    const settled = entry({ id: 5, state: 'charged', charged: 12 })
    const joined = joinLedger([entry({ id: 6 }), settled], [reserved, entry({ id: 4 })])
    expect(joined.map(({ id }) => id)).toEqual([6, 5, 4])
    expect(joined[1]).toBe(settled)
  })
})
