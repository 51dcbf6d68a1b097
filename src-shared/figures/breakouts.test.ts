import { expect, it } from 'vitest'
import type { CandleColumns } from '../indicators/columns'
import { rangesOf } from './breakouts'
import { day } from '../time'

/** Daily candles from rows of high, low and close. */
function candles(rows: readonly (readonly [number, number, number])[]): CandleColumns {
  const column = (place: 0 | 1 | 2): Float64Array => Float64Array.from(rows, row => row[place])
  const time = Float64Array.from(rows, (_, at) => at * day)
  return {
    time,
    open: column(2),
    high: column(0),
    low: column(1),
    close: column(2),
    volume: column(2)
  }
}
const still = (count: number): [number, number, number][] =>
  Array.from({ length: count }, () => [12, 8, 10] as [number, number, number])

it("calculates the range of the last 20 days and the price's distance to its high and low", () => {
  const [range, ...more] = rangesOf(candles([...still(18), [15, 9, 10], [12, 5, 10]]), {
    price: 10,
    day: 20 * day
  })
  expect(more).toEqual([])
  expect(range).toMatchObject({ period: 20, high: 15, low: 5, latest: null })
  expect(range?.toHighPercent).toBeCloseTo(50)
  expect(range?.toLowPercent).toBeCloseTo(-50)
})

it('marks a breakout as ongoing if today’s price is outside the range', () => {
  const [range] = rangesOf(candles(still(20)), { price: 12.5, day: 20 * day })
  expect(range?.latest).toEqual({ direction: 'up', level: 12, close: 12.5, day: 20 * day, isRunning: true })
})

it('finds the latest close outside the range of the 20 days before it', () => {
  const rows = [...still(20), [14, 10, 13], ...still(3)] as [number, number, number][]
  const [range] = rangesOf(candles(rows), { price: 10, day: 24 * day })
  expect(range?.latest).toEqual({ direction: 'up', level: 12, close: 13, day: 20 * day, isRunning: false })
  const down = [...still(20), [9, 6, 7]] as [number, number, number][]
  expect(rangesOf(candles(down), null)[0]).toMatchObject({
    toHighPercent: null,
    latest: { direction: 'down', level: 8, close: 7, day: 20 * day }
  })
})

it('ignores breakouts older than 30 days, and days that closed inside the range despite long wicks', () => {
  const rows = [...still(20), [14, 10, 13], ...still(30)] as [number, number, number][]
  expect(rangesOf(candles(rows), null)[0]?.latest).toBeNull()
  const wick = [...still(20), [99, 1, 10]] as [number, number, number][]
  expect(rangesOf(candles(wick), null)[0]?.latest).toBeNull()
})

it('omits a period for which too few days are loaded', () => {
  expect(rangesOf(candles(still(19)), null)).toEqual([])
  expect(rangesOf(candles(still(55)), null).map(({ period }) => period)).toEqual([20, 55])
})
