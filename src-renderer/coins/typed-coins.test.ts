import { expect, it } from 'vitest'
import { typedCoins } from './typed-coins'

it.each([
  ['btc', ['BTC']],
  ['  btc eth\nsol,doge;ada+xrp ', ['BTC', 'ETH', 'SOL', 'DOGE', 'ADA', 'XRP']],
  ['btc BTC Btc', ['BTC']],
  ['btcusdt@binance', ['BTCUSDT@binance']],
  ['   ', []]
])('%j is read as %j', (text, coins) => expect(typedCoins(text)).toEqual(coins))

it('stops at a thousand', () => {
  const text = Array.from({ length: 1200 }, (_, at) => `C${at}`).join(' ')
  expect(typedCoins(text)).toHaveLength(1000)
})
