import { expect, it } from 'vitest'
import { closing, dailyCandles } from './candles.fixture'
import { volatilityOf } from './volatility'

const today = Date.UTC(2026, 1, 17)
const noon = today + 43_200_000

it('returns the sample deviation of daily log returns over a 365-day year, in percent', () => {
  // Returns of ln 1.1, -ln 1.1 and ln 1.1: mean 0.031770, deviations 0.063540, -0.127080 and 0.063540.
  const candles = dailyCandles(today, closing(100, 110, 100, 110, 5000))
  const [three] = volatilityOf(candles, noon, [3])
  expect(three?.percent).toBeCloseTo(
    Math.sqrt((0.06354 ** 2 * 2 + 0.12708 ** 2) / 2) * Math.sqrt(365) * 100,
    1
  )
  expect(three?.percent).toBeCloseTo(210.26, 1)
})

it('returns 0 for a price that grows by the same factor every day', () => {
  const candles = dailyCandles(today, closing(100, 200, 400, 800, 1))
  expect(volatilityOf(candles, noon, [3])[0]?.percent).toBeCloseTo(0, 9)
})

it('excludes the current day and returns null if a day is missing', () => {
  const running = dailyCandles(today, closing(100, 110, 100, 7))
  expect(volatilityOf(running, noon, [2, 3]).map(({ percent }) => percent !== null)).toEqual([true, false])
  const gap = dailyCandles(today, closing(90, null, 100, 110, 100, 7))
  expect(volatilityOf(gap, noon, [2, 4]).map(({ percent }) => percent !== null)).toEqual([true, false])
  expect(volatilityOf(dailyCandles(today, []), noon, [30])).toEqual([{ days: 30, percent: null }])
})

it('returns the same volatility until newer candles arrive', () => {
  const candles = dailyCandles(today, closing(90, 100, 110, 100))
  const later = [0, 1, 3, 40].map(days => volatilityOf(candles, noon + 86_400_000 * (days + 1), [3]))
  expect(new Set(later.map(([three]) => three?.percent)).size).toBe(1)
  expect(later[0]?.[0]?.percent).toBeGreaterThan(0)
})
