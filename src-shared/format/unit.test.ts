import { expect, it } from 'vitest'
import { listMoney, moneyOf, priceUnit } from './unit'

it.each([
  ['BTC', null],
  ['BTC@binance', null],
  ['STETH', null],
  ['BTCUSDT@binance', 'USDT'],
  ['ethbtc@kraken', 'BTC'],
  ['ETH@kraken', null]
])('%s is priced in %s, as far as its name tells', (symbol, unit) => expect(priceUnit(symbol)).toBe(unit))

it('prefers the currency of the response, then that of the pair, and assumes US dollars otherwise', () => {
  expect(moneyOf('BTC', 'EUR')).toEqual({ code: 'EUR', isGuess: false })
  expect(moneyOf('ETHBTC@binance')).toEqual({ code: 'BTC', isGuess: false })
  expect(moneyOf('BTC')).toEqual({ code: 'USD', isGuess: true })
})

it('uses the currency the user set only where nothing else names one', () => {
  const mark = (symbol: string, named: string | null): string => moneyOf(symbol, named, 'EUR').code
  expect([mark('BTC', null), mark('BTC', 'KRW'), mark('ETHBTC@binance', null)]).toEqual(['EUR', 'KRW', 'BTC'])
})

it('heads a list with the money of most of its prices, and says whether others are in other money', () => {
  const [named, guessed, other] = [moneyOf('BTC', 'USD'), moneyOf('SOL'), moneyOf('ETHBTC@binance')]
  expect(listMoney([])).toEqual({ money: null, isMixed: false })
  expect(listMoney([other, named, named])).toEqual({ money: { code: 'USD', isGuess: false }, isMixed: true })
  expect(listMoney([named, guessed])).toEqual({ money: { code: 'USD', isGuess: true }, isMixed: false })
})
