import { expect, test } from 'vitest'
import { tickerOrder } from './ticker-order'

const bitcoin = ['tBTCUSD', 92500, 12.25, 92501, 9.5, -2004.6, -0.0215, 91234.5, 1234.5, 93500.25, 90050.5]
const ether = ['tETHUSD', 2960, 112.25, 2961, 99.5, 37.18, 0.0125, 3011.25, 21234.5, 3060.25, 2940.5]

test('finds the columns of a ticker without field names by comparing its numbers', () => {
  expect(tickerOrder([bitcoin, ether])).toEqual({
    symbol: 0,
    price: 7,
    high: 9,
    low: 10,
    change: 6,
    amount: 5,
    volume: 8,
    isDoubtful: false,
    offers: [1, 3]
  })
  expect(tickerOrder([bitcoin.slice(1)])).toMatchObject({
    symbol: null,
    price: 6,
    high: 8,
    low: 9,
    volume: 7
  })
})

test('marks the price as doubtful if another column fits as well', () => {
  expect(tickerOrder([[...bitcoin.slice(0, 1), 91234, ...bitcoin.slice(2)]])).toMatchObject({
    price: 7,
    isDoubtful: true
  })
})

test('rejects ticker rows whose numbers contradict each other', () => {
  expect(tickerOrder([bitcoin.map(cell => (cell === -0.0215 ? -0.5 : cell))])).toBeNull()
  expect(tickerOrder([bitcoin.slice(0, 6)])).toBeNull()
  expect(tickerOrder([[1, 2, 3, 4, 5, 6, 7, 8, 9]])).toBeNull()
})
