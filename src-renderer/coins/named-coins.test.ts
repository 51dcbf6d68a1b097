import { expect, it } from 'vitest'
import { coinsInSubject, isCoinName } from './named-coins'

const coins = (subject: string): readonly string[] =>
  coinsInSubject(subject).flatMap(({ text, coin }) => (coin ? [text] : []))

it.each([
  ['BTC', ['BTC']],
  ['BTC ETH SOL +48 · 1h · 500 bars', ['BTC', 'ETH', 'SOL']],
  ['BTC@binance · date=2025-03-01', ['BTC@binance']],
  ['1INCH · 4h', ['1INCH']],
  ['1h · 500 bars', []],
  ['top=200', []],
  ['', []]
])('searching the ledger text %j for coins finds %j', (subject, found) => {
  expect(coins(subject)).toEqual(found)
  expect(
    coinsInSubject(subject)
      .map(({ text }) => text)
      .join('')
  ).toBe(subject)
})

it('rejects pairs with a slash', () => {
  expect(['BTC', 'BTCUSDT@binance', 'BTC/USDT', '', 'a b'].map(isCoinName)).toEqual([
    ...[true, true, false, false, false]
  ])
})
