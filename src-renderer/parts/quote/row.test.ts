import type { BoardQuote } from '@contract'
import { describe, expect, it } from 'vitest'
import { placeInRange } from './row'

function quote(fields: Partial<BoardQuote>): BoardQuote {
  return {
    symbol: 'BTC',
    name: 'Bitcoin',
    price: 68_078.5,
    priceText: '68078.5',
    low: 68_000,
    high: 69_000,
    changePercent: -0.65,
    at: 0,
    fetchedAt: 0,
    exchange: 'binance',
    currency: null,
    missing: false,
    refused: null,
    spark: [],
    ...fields
  }
}

describe("the position in the day's range", () => {
  it('places the low at 0 and the high at 1', () => {
    expect(placeInRange(quote({ price: 68_000 }))).toBe(0)
    expect(placeInRange(quote({ price: 68_250 }))).toBe(0.25)
    expect(placeInRange(quote({ price: 69_000 }))).toBe(1)
  })

  it('limits the position to 0 and 1 if the price has left the range', () => {
    expect(placeInRange(quote({ price: 60_000 }))).toBe(0)
    expect(placeInRange(quote({ price: 90_000 }))).toBe(1)
  })

  it('returns null if price, low or high is missing', () => {
    expect(placeInRange(undefined)).toBeNull()
    for (const gap of [
      { price: null },
      { low: null },
      { high: null },
      { low: 5, high: 5 },
      { low: 6, high: 5 }
    ]) {
      expect(placeInRange(quote(gap))).toBeNull()
    }
  })
})
