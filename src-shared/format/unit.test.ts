import { expect, it } from 'vitest'
import { priceUnit } from './unit'

it.each([
  ['BTC', null],
  ['BTC@binance', null],
  ['STETH', null],
  ['BTCUSDT@binance', 'USDT'],
  ['ethbtc@kraken', 'BTC'],
  ['ETH@kraken', null]
])('%s is priced in %s, as far as its name tells', (symbol, unit) => expect(priceUnit(symbol)).toBe(unit))
