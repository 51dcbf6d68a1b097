import { expect, it } from 'vitest'
import { closing, dailyCandles } from './candles.fixture'
import { performanceOf } from './performance'
import { day as dayMs } from '../time'

const today = Date.UTC(2026, 1, 17)
const now = { price: 121, at: today + 9 * 3_600_000 }

it('counts from the close of the day so many days before today, to the price now', () => {
  const candles = dailyCandles(today, closing(80, 100, 110, 999))
  const [one, two, three] = performanceOf(candles, now, [1, 2, 3])
  expect(one).toMatchObject({ days: 1, from: 110, day: today - dayMs })
  expect(one?.percent).toBeCloseTo(10, 10)
  expect(two?.percent).toBeCloseTo(21, 10)
  expect(three?.percent).toBeCloseTo(51.25, 10)
})

it('has no figure for a window whose day is not held, and takes no neighbour’s close', () => {
  const candles = dailyCandles(today, closing(80, null, 110, 999))
  expect(performanceOf(candles, now, [2, 4]).map(({ percent, from }) => [percent, from])).toEqual([
    [null, null],
    [null, null]
  ])
})

it('is counted in days of UTC, whatever hour it is', () => {
  const candles = dailyCandles(today, closing(100, 110, 121))
  const [late] = performanceOf(candles, { price: 110, at: today + dayMs - 1 }, [1])
  const [early] = performanceOf(candles, { price: 110, at: today + dayMs }, [1])
  expect([late?.percent, early?.from]).toEqual([0, 121])
})
