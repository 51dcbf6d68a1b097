import { expect, it } from 'vitest'
import { dailyCandles } from './candles.fixture'
import { extremesOf, lastDays } from './extremes'
import { day as dayMs } from '../time'

const today = Date.UTC(2026, 1, 17)
const candles = dailyCandles(today, [
  [10, 40, 9, 20],
  [20, 50, 8, 30],
  [30, 50, 8, 30],
  [30, 35, 25, 32]
])

it('finds the highest high and lowest low with their first day and the distance to the price', () => {
  const found = extremesOf(candles, { price: 40, at: today })
  expect(found).toMatchObject({
    high: { price: 50, day: today - 2 * dayMs },
    low: { price: 8, day: today - 2 * dayMs },
    since: today - 3 * dayMs,
    days: 4
  })
  expect(found?.high.distancePercent).toBeCloseTo(-20, 10)
  expect(found?.low.distancePercent).toBeCloseTo(400, 10)
})

it('treats a price outside the range of all candles as today’s high or low', () => {
  const moment = today + dayMs + 5
  expect(extremesOf(candles, { price: 60, at: moment })?.high).toEqual({
    price: 60,
    day: today + dayMs,
    distancePercent: 0
  })
  expect(extremesOf(candles, { price: 7, at: moment })?.low).toMatchObject({ price: 7, distancePercent: 0 })
})

it('returns null without candles', () => {
  expect(extremesOf(dailyCandles(today, []), { price: 60, at: today })).toBeNull()
})

it('limits candles to a number of calendar days', () => {
  expect(extremesOf(lastDays(candles, 2), { price: 30, at: today })).toMatchObject({
    high: { price: 50 },
    low: { price: 8 },
    days: 2
  })
  expect(lastDays(candles, 1).time).toHaveLength(1)
  expect(lastDays(candles, 100).time).toHaveLength(4)
})
