import { expect, it } from 'vitest'
import { averageWith, breadthOf, type CoinNow } from './breadth'
import { BreadthDays } from './breadth-days'

const days = (...closes: readonly number[]): CoinNow['days'] => {
  const column = Float64Array.from(closes)
  return {
    time: Float64Array.from(closes, (_, at) => at * 86_400_000),
    open: column,
    high: column,
    low: column,
    close: column,
    volume: column
  }
}
const flat = (count: number, close: number): CoinNow['days'] => days(...Array<number>(count).fill(close))

it('uses today’s price as the last close of the average', () => {
  // (10 + 20 + 60) / 3
  expect(averageWith(days(999, 10, 20), 60, 3)).toBe(30)
  expect(averageWith(days(10), 60, 3)).toBeNull()
  expect(averageWith(days(10, 20), null, 3)).toBeNull()
})

it('counts coins above their averages and ignores coins with too few days', () => {
  const coins: CoinNow[] = [
    { days: flat(199, 10), price: 11, changePercent: 1 },
    { days: flat(49, 10), price: 11, changePercent: 1 },
    { days: flat(199, 10), price: 9, changePercent: -1 },
    // The price equals the average, so it isn't above it. The next coin has too few days.
    { days: flat(49, 10), price: 10, changePercent: 0 },
    { days: flat(48, 10), price: 99, changePercent: null }
  ]
  expect(breadthOf(coins)).toEqual({
    above50: { count: 2, of: 4 },
    above200: { count: 1, of: 2 },
    advancing: 3,
    declining: 1,
    unchanged: 1
  })
})

it('compares the price with the previous close if the quote has no change', () => {
  const of = (price: number | null, closes: readonly number[]) =>
    breadthOf([{ days: days(...closes), price, changePercent: null }])
  expect(of(11, [50, 10])).toMatchObject({ advancing: 1, declining: 0 })
  expect(of(9, [1, 10])).toMatchObject({ advancing: 0, declining: 1 })
  expect(of(9, [])).toMatchObject({ advancing: 0, declining: 0, unchanged: 0 })
  expect(of(null, [10])).toMatchObject({ advancing: 0, declining: 0, unchanged: 0 })
})

it('returns zero for an empty list', () => {
  expect(breadthOf([])).toMatchObject({ above50: { count: 0, of: 0 }, advancing: 0 })
})

it("doesn't count a coin whose price equals its average as above it", () => {
  const prices = Array.from({ length: 400 }, (_, at) => 0.1 * (at + 1))
  const still = prices.map(price => ({
    days: flat(260, price),
    price,
    changePercent: 0
  }))
  expect(breadthOf(still)).toMatchObject({ above50: { count: 0, of: 400 }, above200: { count: 0, of: 400 } })
  const days = new BreadthDays(
    still.map(coin => coin.days),
    3
  )
  for (const coin of still) days.count(coin.days)
  expect(days.days().map(({ above50, above200 }) => [above50, above200])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0]
  ])
})
