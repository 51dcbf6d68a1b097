import type { BoardQuote } from '@contract'
import { describe, expect, it } from 'vitest'
import { formatPrice } from '../../../src-shared/format/price'
import { writtenWidth } from '../../coins/price-width'
import { placeInRange, priceRoom, roomWidth, type QuoteTableRow } from './row'

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

describe('space for prices', () => {
  const rows = (...prices: (number | null)[]): readonly QuoteTableRow[] =>
    prices.map(price => ({ coin: 'BTC', quote: quote({ price }) }))

  const room = (prices: readonly (number | null)[], mostFraction = 8): readonly [number, number] => {
    const { whole, fraction } = priceRoom(rows(...prices), mostFraction)
    return [whole, fraction]
  }

  it('fits the longest whole part and the longest fraction', () => {
    expect(room([68_078.5, 0.5231])).toEqual([6, 4])
    expect(room([1_234_567])).toEqual([7, 2])
    expect(room([999.5])).toEqual([3, 2])
    expect(room([-68_078.5])).toEqual([7, 2])
  })

  it('leaves no extra space for a single extreme price', () => {
    expect(room([1_234_567_890.12])).toEqual([3, 4])
    expect(room([123_456_789.12], 2)).toEqual([7, 2])
    expect(room([68_078.5, 1e-8, null])).toEqual([6, 8])
    expect(room([68_078.5, 0.00001234, null], 4)).toEqual([6, 4])
    expect(room([])).toEqual([3, 2])
  })

  it('fits every price with any number of decimals', () => {
    const odd = [1e-30, 1e-12, 1e-8, 0.00001234, 68_078.5, 999_999.99, 123_456_789.12, 1e12, 1e15, -1e-8]
    for (const price of odd)
      for (const mostFraction of [0, 5, 8])
        expect(roomWidth(priceRoom(rows(price, 1), mostFraction)), String(price)).toBeGreaterThanOrEqual(
          writtenWidth(formatPrice(price))
        )
  })
})
