import type { Answer } from '@contract'
import { expect, it } from 'vitest'
import { bringsNoMarket, marketsIn } from './markets'

const answer = (...data: object[]): Answer =>
  ({
    kind: 'quotes',
    data: data.map(row => ({ exchange: null, currency: 'USDT', price: 1, volume: null, ...row })),
    dropped: 0
  }) as unknown as Answer

it('lists each market once, preferring its ticker', () => {
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

it('separates currencies of a venue and drops rows without a venue', () => {
  const rows = answer({ exchange: 'kraken', currency: 'EUR' }, { exchange: 'kraken', currency: 'USD' }, {})
  expect(marketsIn(rows, null)).toHaveLength(2)
  expect(marketsIn(null, { kind: 'unrecognised' } as unknown as Answer)).toEqual([])
})

it('distinguishes a response without markets from a missing one', () => {
  expect([null, answer({}), answer({ exchange: 'kraken' })].map(bringsNoMarket)).toEqual([false, true, false])
})
