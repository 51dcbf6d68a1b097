import { expect, it } from 'vitest'
import { closing, dailyCandles } from './candles.fixture'
import { performanceOf } from './performance'
import { day as dayMs } from '../time'

const today = Date.UTC(2026, 1, 17)
const now = { price: 121, at: today + 9 * 3_600_000 }

it('compares the current price with the close the given number of days ago', () => {
  const candles = dailyCandles(today, closing(80, 100, 110, 999))
  const [one, two, three] = performanceOf(candles, now, [1, 2, 3])
  expect(one).toMatchObject({ days: 1, from: 110, day: today - dayMs })
  expect(one?.percent).toBeCloseTo(10, 10)
  expect(two?.percent).toBeCloseTo(21, 10)
  expect(three?.percent).toBeCloseTo(51.25, 10)
})

it('returns null for a period if neither its first day nor the next day is loaded', () => {
  const candles = dailyCandles(today, closing(80, null, null, 999))
  expect(performanceOf(candles, now, [2, 5]).map(({ percent, from }) => [percent, from])).toEqual([
    [null, null],
    [null, null]
  ])
})

it("calculates the performance over 720 days from 720 candles by using the first candle's open", () => {
  const candles = dailyCandles(
    today,
    Array.from({ length: 720 }, () => [100, 120, 90, 110])
  )
  const [two] = performanceOf(candles, now, [720])
  expect(two).toMatchObject({ from: 100, day: today - 720 * dayMs })
  expect(two?.percent).toBeCloseTo(21, 10)
  expect(performanceOf(candles, now, [721])[0]?.percent).toBeNull()
})

it('uses the latest candle’s close for a period that starts after it', () => {
  const candles = dailyCandles(today, closing(80, 100, 110, 121))
  const later = { price: 500, at: today + 9 * dayMs }
  const [one, nine] = performanceOf(candles, later, [1, 9], now)
  expect(one).toMatchObject({ from: 110, to: now.at })
  expect(one?.percent).toBeCloseTo(10, 10)
  expect(nine).toMatchObject({ from: 121, to: later.at })
})

it('counts days in UTC', () => {
  const candles = dailyCandles(today, closing(100, 110, 121))
  const [late] = performanceOf(candles, { price: 110, at: today + dayMs - 1 }, [1])
  const [early] = performanceOf(candles, { price: 110, at: today + dayMs }, [1])
  expect([late?.percent, early?.from]).toEqual([0, 121])
})
