import { describe, expect, it } from 'vitest'
import { hour } from '../../../src-shared/time'
import { priceAround } from './price-around'

const start = Date.UTC(2026, 0, 2)
/** Hourly candles at 100, 101, 102 … */
const hours = (count: number) => ({
  time: Float64Array.from({ length: count }, (_, index) => start + index * hour),
  close: Float64Array.from({ length: count }, (_, index) => 100 + index)
})

describe('the price around a headline', () => {
  it('includes the changes an hour and a day after the headline', () => {
    const found = priceAround(hours(60), hour, start + 20.5 * hour, 24 * hour)
    expect(found?.price).toBe(119)
    expect(found?.after.hour).toBeCloseTo((121 / 119 - 1) * 100, 10)
    expect(found?.after.day).toBeCloseTo((144 / 119 - 1) * 100, 10)
  })

  it('includes closes for equally long periods before and after the headline', () => {
    const found = priceAround(hours(60), hour, start + 30 * hour, 10 * hour)
    expect(found?.closes).toHaveLength(21)
    expect(found?.place).toBe(0.5)
  })

  it("returns no change for a time that hasn't passed yet", () => {
    const found = priceAround(hours(22), hour, start + 20.5 * hour, 24 * hour)
    expect(found?.after).toEqual({ hour: expect.any(Number), day: null })
  })

  it("returns null if the candles don't cover the time of the headline", () => {
    expect(priceAround(hours(60), hour, start - hour, 24 * hour)).toBeNull()
    expect(priceAround(hours(10), hour, start + 20 * hour, 24 * hour)).toBeNull()
    expect(priceAround(hours(0), hour, start, 24 * hour)).toBeNull()
  })
})
