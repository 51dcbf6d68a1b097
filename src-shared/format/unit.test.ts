import { expect, it } from 'vitest'
import { listMoney, moneyMark, moneyOf, priceUnit } from './unit'

it.each([
  ['BTC', null],
  ['BTC@binance', null],
  ['STETH', null],
  ['BTCUSDT@binance', 'USDT'],
  ['ethbtc@kraken', 'BTC'],
  ['ETH@kraken', null]
])('%s is priced in %s, as far as its name tells', (symbol, unit) => expect(priceUnit(symbol)).toBe(unit))

it('takes the money an answer names, then that of a pair, and marks what is only guessed', () => {
  const marks = (symbol: string, named?: string): string => moneyMark(moneyOf(symbol, named))
  expect([marks('BTC', 'EUR'), marks('ETHBTC@binance'), marks('BTC')]).toEqual(['EUR', 'BTC', 'USD?'])
})

it('takes what a person says of the rest, and of nothing that is named', () => {
  const mark = (symbol: string, named: string | null): string => moneyMark(moneyOf(symbol, named, 'EUR'))
  expect([mark('BTC', null), mark('BTC', 'KRW'), mark('ETHBTC@binance', null)]).toEqual(['EUR', 'KRW', 'BTC'])
})

it('heads a list with the money of most of its prices, and says whether others are in other money', () => {
  const [named, guessed, other] = [moneyOf('BTC', 'USD'), moneyOf('SOL'), moneyOf('ETHBTC@binance')]
  expect(listMoney([])).toEqual({ money: null, isMixed: false })
  expect(listMoney([other, named, named])).toEqual({ money: { code: 'USD', isGuess: false }, isMixed: true })
  expect(listMoney([named, guessed])).toEqual({ money: { code: 'USD', isGuess: true }, isMixed: false })
})
