import { describe, expect, it } from 'vitest'
import { formatPrice } from '../../src-shared/format/price'
import { priceRoom, roomWidth } from './price-room'
import { writtenWidth } from './price-width'

describe('space for prices', () => {
  const room = (prices: readonly (number | null)[], mostFraction = 8): readonly [number, number] => {
    const { whole, fraction } = priceRoom(prices, mostFraction)
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
        expect(roomWidth(priceRoom([price, 1], mostFraction)), String(price)).toBeGreaterThanOrEqual(
          writtenWidth(formatPrice(price))
        )
  })
})
