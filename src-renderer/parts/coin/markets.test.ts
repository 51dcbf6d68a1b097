import type { Answer } from '@contract'
import { expect, it } from 'vitest'
import { bringsNoMarket, marketsIn, venueScales } from './markets'

const answer = (...data: object[]): Answer =>
  ({
    kind: 'quotes',
    data: data.map(row => ({ exchange: null, currency: 'USDT', price: 1, volume: null, ...row })),
    dropped: 0
  }) as unknown as Answer

it('lists each market once and prefers the row from the tickers', () => {
  const tickers = answer({ exchange: 'Binance', price: 2, bid: 1.9 })
  const exchange = answer(
    { exchange: 'binance', price: 3 },
    { exchange: 'kraken', currency: 'USD', price: 4 }
  )
  expect(marketsIn(tickers, exchange).map(({ venue, price, bid }) => [venue, price, bid])).toEqual([
    ['Binance', 2, 1.9],
    ['kraken', 4, undefined]
  ])
})

it('lists each currency of a venue in a separate row', () => {
  const rows = answer({ exchange: 'kraken', currency: 'EUR' }, { exchange: 'kraken', currency: 'USD' }, {})
  expect(marketsIn(rows, null)).toHaveLength(2)
  expect(marketsIn(null, { kind: 'unrecognised' } as unknown as Answer)).toEqual([])
})

it('distinguishes a response without markets from a missing response', () => {
  expect([null, answer({}), answer({ exchange: 'kraken' })].map(bringsNoMarket)).toEqual([false, true, false])
})

it('draws all venues with the same currency on one scale', () => {
  const rows = answer(
    { exchange: 'binance', price: 10, bid: 9, ask: 11 },
    { exchange: 'okx', price: 12, bid: 0 },
    { exchange: 'kraken', currency: 'EUR', price: 8 }
  )
  expect([...venueScales(marketsIn(rows, null))]).toEqual([
    ['USDT', { low: 9, high: 12 }],
    ['EUR', { low: 8, high: 8 }]
  ])
})
