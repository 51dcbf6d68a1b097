import type { MarketFigures } from '@contract'
import { expect, it } from 'vitest'
import { breakoutRows } from './breakout-rows'

const range = (period: number) => ({
  period,
  high: 10,
  low: 5,
  toHighPercent: 1,
  toLowPercent: -1,
  latest: null
})
const figures = {
  coins: ['BTC', 'ETH@binance', 'SOL'],
  figures: [{ coin: 'BTC', ranges: [range(20)] }]
} as unknown as MarketFigures
const breakoutAt = (symbol: string | null, at: number | null) => ({
  symbol,
  at,
  direction: 'up' as const,
  name: '20',
  price: 1
})

it("has a row per coin with the calculated ranges and the service's latest breakout", () => {
  const rows = breakoutRows(figures, [
    breakoutAt('BTC', 1),
    breakoutAt('btc', 5),
    breakoutAt('ETH', 3),
    breakoutAt(null, 9),
    breakoutAt('XRP', 9)
  ])
  expect(rows.map(({ coin, reported: newest, more }) => [coin, newest?.at, more])).toEqual([
    ['BTC', 5, 1],
    ['ETH@binance', 3, 0],
    ['SOL', undefined, 0]
  ])
  expect(rows[0]).toMatchObject({ short: { period: 20 }, long: null })
})
