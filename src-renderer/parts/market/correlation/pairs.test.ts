import { expect, it } from 'vitest'
import { pairsOf, rankedPairs, tintOf } from './pairs'

const ours = {
  order: ['BTC', 'ETH', 'SOL'],
  matrix: [
    [1, 0.8, null],
    [0.8, 1, 0.2],
    [null, 0.2, 1]
  ]
}

it("combines the calculated coefficient and the service's for either order of the pair", () => {
  const pair = pairsOf(ours, [
    { a: 'eth', b: 'BTC', value: 0.75 },
    { a: 'SOL', b: 'BTC', value: 0.5 }
  ])
  expect(pair('BTC', 'ETH')).toMatchObject({ ours: 0.8, service: 0.75 })
  expect(pair('ETH', 'BTC').difference).toBeCloseTo(-0.05, 12)
  expect(pair('BTC', 'SOL')).toEqual({ ours: null, service: 0.5, difference: null })
  expect(pair('ETH', 'SOL')).toEqual({ ours: 0.2, service: null, difference: null })
  expect(pair('XRP', 'BTC')).toEqual({ ours: null, service: null, difference: null })
})

it('ranks each pair once, highest coefficient first', () => {
  const pair = pairsOf(ours, [{ a: 'BTC', b: 'SOL', value: -0.4 }])
  expect(rankedPairs(ours.order, pair, 'ours')).toEqual([
    { a: 'BTC', b: 'ETH', value: 0.8 },
    { a: 'ETH', b: 'SOL', value: 0.2 }
  ])
  expect(rankedPairs(ours.order, pair, 'service')).toEqual([{ a: 'BTC', b: 'SOL', value: -0.4 }])
})

it('colours strong correlations in either direction', () => {
  expect(tintOf(1)).toEqual({ way: 'up', percent: 55 })
  expect(tintOf(-0.5)).toEqual({ way: 'down', percent: 14 })
  expect([tintOf(0).percent, tintOf(null).percent]).toEqual([0, 0])
})
