import { expect, it } from 'vitest'
import { BreadthDays, type BreadthDay } from './breadth-days'
import type { CandleColumns } from '../indicators/columns'
import { closing, dailyCandles } from './candles.fixture'
import { day as dayMs } from '../time'

function breadthDays(coins: readonly CandleColumns[], days: number): readonly BreadthDay[] {
  const breadth = new BreadthDays(coins, days)
  for (const coin of coins) breadth.count(coin)
  return breadth.days()
}

const last = Date.UTC(2026, 5, 30)
const flat = (count: number, close: number): number[] => Array<number>(count).fill(close)
const of = (...coins: readonly (readonly (number | null)[])[]) =>
  coins.map(closes => dailyCandles(last, closing(...closes)))

it('calculates for each day the share of coins that rose and that closed above their averages', () => {
  const coins = of([...flat(49, 10), 11, 12], [...flat(49, 10), 11, 5], flat(51, 10), [...flat(50, 10), 20])
  expect(breadthDays(coins, 3)).toEqual([
    { at: last - 2 * dayMs, advancing: 0, above50: null, above200: null },
    { at: last - dayMs, advancing: 50, above50: 50, above200: null },
    { at: last, advancing: 50, above50: 50, above200: null }
  ])
})

it('includes the 200-day average once there are 200 days', () => {
  const [before, day] = breadthDays(of([...flat(199, 10), 11], [...flat(199, 10), 9]), 2)
  expect([before?.above200, day?.above200]).toEqual([null, 50])
})

it('restarts after a missing day', () => {
  const days = breadthDays(of([...flat(60, 10), null, 11, 12]), 4)
  expect(days.map(({ at, advancing, above50 }) => [(last - at) / dayMs, advancing, above50])).toEqual([
    [3, 0, 0],
    [0, 100, null]
  ])
})

it('omits days on which most coins have no candle', () => {
  const days = breadthDays(of(flat(5, 10), flat(5, 10), [10, 11]), 4)
  expect(days.map(({ at, advancing }) => [(last - at) / dayMs, advancing])).toEqual([[0, 100 / 3]])
})

it('returns no days without coins or candles', () => {
  expect(breadthDays([], 90)).toEqual([])
  expect(breadthDays(of([], []), 90)).toEqual([])
})
