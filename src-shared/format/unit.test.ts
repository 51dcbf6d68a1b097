import { expect, it } from 'vitest'
import { listMoney, moneyOf, priceUnit } from './unit'

it.each([
  ['BTC', null],
  ['BTC@binance', null],
  ['STETH', null],
  ['BTCUSDT@binance', 'USDT'],
  ['ethbtc@kraken', 'BTC'],
  ['ETH@kraken', null]
])('%s has prices in %s according to its name', (symbol, unit) => expect(priceUnit(symbol)).toBe(unit))

it('prefers the currency in the response to that of the pair, and otherwise assumes US dollars', () => {
  expect(moneyOf('BTC', 'EUR')).toEqual({ code: 'EUR', isGuess: false })
  expect(moneyOf('ETHBTC@binance')).toEqual({ code: 'BTC', isGuess: false })
  expect(moneyOf('BTC')).toEqual({ code: 'USD', isGuess: true })
})

it('uses the user’s currency only if the response and the pair have none', () => {
  const mark = (symbol: string, named: string | null): string => moneyOf(symbol, named, 'EUR').code
  expect([mark('BTC', null), mark('BTC', 'KRW'), mark('ETHBTC@binance', null)]).toEqual(['EUR', 'KRW', 'BTC'])
})

it('shows the most common currency of a list and whether there are others', () => {
  const [named, guessed, other] = [moneyOf('BTC', 'USD'), moneyOf('SOL'), moneyOf('ETHBTC@binance')]
  expect(listMoney([])).toEqual({ money: null, isMixed: false })
  expect(listMoney([other, named, named])).toEqual({ money: { code: 'USD', isGuess: false }, isMixed: true })
  expect(listMoney([named, guessed])).toEqual({ money: { code: 'USD', isGuess: true }, isMixed: false })
})
