import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candleOrder } from './candle-order'
import { market, type FixtureBar } from './market.fixture'

const orders: readonly (readonly (keyof FixtureBar)[])[] = [
  ['time', 'open', 'high', 'low', 'close', 'volume'],
  ['time', 'open', 'close', 'high', 'low', 'volume'],
  ['time', 'low', 'high', 'open', 'close', 'volume'],
  ['time', 'open', 'close', 'low', 'high', 'volume'],
  ['time', 'volume', 'close', 'high', 'low', 'open'],
  ['open', 'high', 'low', 'close', 'volume', 'time']
]

test.each(orders.map(order => [order.join(', '), order] as const))(
  'recognises columns of bars that are in the order %s',
  (_name, order) => {
    fc.assert(
      fc.property(market, fc.boolean(), (bars, back) => {
        const rows = bars.map(bar => order.map(field => bar[field]))
        const result = candleOrder(back ? rows.toReversed() : rows, false)
        for (const field of order) expect(result?.[field], field).toBe(order.indexOf(field))
        expect(result?.unproved).toEqual([])
      }),
      { numRuns: 100 }
    )
  }
)

test('doesn’t read an average price or a trade count as the volume', () => {
  const rows = [
    [1.7e9, '100.5', '103', '99', '102', '101.2', '7.25', 4],
    [1.7e9 + 60, '102', '104', '101', '103.5', '102.9', '3.5', 2],
    [1.7e9 + 120, '103.5', '105', '103', '104', '104.1', '1.5', 2],
    [1.7e9 + 180, '104', '104.5', '100', '101', '102.2', '2.25', 3]
  ]
  expect(candleOrder(rows, false)).toEqual({
    time: 0,
    open: 1,
    high: 2,
    low: 3,
    close: 4,
    volume: 6,
    unproved: []
  })
})

test('takes the largest column that has a matching turnover as the volume', () => {
  const bar = (index: number, open: number, close: number, volume: number) => [
    1.7e12 + index * 60_000,
    ...[open, Math.max(open, close) + 1, Math.min(open, close) - 1, close, volume].map(String),
    1.7e12 + (index + 1) * 60_000 - 1,
    ...[
      String((volume * (open + close)) / 2),
      25,
      String(volume / 2),
      String((volume * (open + close)) / 4),
      '0'
    ]
  ]
  const rows = [bar(0, 100, 104, 8.5), bar(1, 104, 102, 3.25), bar(2, 102, 107, 4), bar(3, 107, 101, 6)]
  expect(candleOrder(rows, false)).toMatchObject({ open: 1, close: 4, volume: 5, unproved: [] })
})

test('reports that a single bar can’t prove which column is open and which is close', () => {
  expect(candleOrder([[1.7e9, 10, 40, 5, 20, 9000]], false)).toEqual({
    time: 0,
    open: 1,
    high: 2,
    low: 3,
    close: 4,
    volume: 5,
    unproved: ['open and close']
  })
  expect(candleOrder([[1.7e9, 5, 40, 10, 20, 9000]], false)).toMatchObject({
    low: 1,
    high: 2,
    open: 3,
    close: 4,
    unproved: ['open and close']
  })
})

test('assumes the usual column order if the prices don’t reveal it', () => {
  const still = [1, 2, 3, 4].map(index => [1.7e9 + index, 5, 5, 5, 5, 70])
  expect(candleOrder(still, false)).toMatchObject({
    open: 1,
    high: 2,
    low: 3,
    close: 4,
    volume: 5,
    unproved: []
  })
  const odd = [
    [1.7e9, 5, 1, 9, 4],
    [1.7e9 + 60, 1, 9, 4, 5],
    [1.7e9 + 120, 9, 4, 5, 1]
  ]
  expect(candleOrder(odd, false)).toMatchObject({ open: 1, high: 2, low: 3, close: 4, unproved: ['prices'] })
})

test('rejects rows without a time or with too few numbers', () => {
  expect(candleOrder([[1, 2, 3, 4, 5]], false)).toBeNull()
  expect(candleOrder([[1.7e9, 1]], false)).toBeNull()
  expect(candleOrder([], false)).toBeNull()
  expect(candleOrder([[1, 4, 0.5, 2]], true)).toMatchObject({ time: null, open: 0, close: 3 })
})

test.each([
  ['one bar', 1],
  ['a few bars', 3]
])('doesn’t read the turnover of %s as a time', (_name, count) => {
  const rows = Array.from({ length: count }, (_, index) => [
    ...[1.7712e12 + index * 3_600_000, 100 + index, 104 + index, 99 + index, 101 + index, 14_300_000.5],
    ...[1.7712e12 + (index + 1) * 3_600_000 - 1, 1_430_000_000.5 + index * 1e6]
  ])
  expect(candleOrder(rows, false)).toMatchObject({ time: 0, open: 1, high: 2, low: 3, close: 4, volume: 5 })
})
