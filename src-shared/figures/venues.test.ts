import { expect, it } from 'vitest'
import { venueSpread } from './venues'

const venue = (
  name: string,
  price: number | null,
  bid?: number,
  ask?: number,
  currency: string | null = 'USDT'
) => ({
  venue: name,
  price,
  bid,
  ask,
  currency
})

it('returns the spread between the lowest and the highest price, with the best bid and ask', () => {
  const found = venueSpread([
    venue('a', 100, 99, 101),
    venue('b', 102, 101.5, 102.5),
    venue('c', 101, 98, 100.5)
  ])
  expect(found).toMatchObject({
    currency: 'USDT',
    cheapest: 'a',
    dearest: 'b',
    bestBid: { venue: 'b', price: 101.5 },
    bestAsk: { venue: 'c', price: 100.5 }
  })
  expect(found?.percent).toBeCloseTo(2, 10)
})

it('compares only venues with the most common currency', () => {
  const found = venueSpread([venue('a', 100), venue('b', 110), venue('k', 90, 89, 91, 'EUR')])
  expect(found).toMatchObject({ currency: 'USDT', bestBid: null, bestAsk: null })
  expect(found?.percent).toBeCloseTo(10, 10)
})

it('returns null for fewer than two prices', () => {
  expect(venueSpread([])).toBeNull()
  expect(venueSpread([venue('a', 100), venue('b', null), venue('c', 0)])).toBeNull()
})

it('ignores venues without a currency if others state theirs', () => {
  const unnamed = ['x', 'y', 'z'].map(name => ({ ...venue(name, 100), currency: null }))
  expect(venueSpread([...unnamed, venue('a', 100), venue('b', 110)])).toMatchObject({ dearest: 'b' })
  expect(venueSpread([...unnamed, venue('a', 100)])).toBeNull()
  expect(venueSpread(unnamed)).toMatchObject({ currency: null, percent: 0 })
})
