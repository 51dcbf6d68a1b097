import { expect, it } from 'vitest'
import { priceUnit } from './unit'

it.each([
  ['BTC', 'USD'],
  ['BTC@binance', 'USD'],
  ['STETH', 'USD'],
  ['BTCUSDT@binance', 'USDT'],
  ['ethbtc@kraken', 'BTC'],
  ['ETH@kraken', 'USD']
])('%s is priced in %s', (symbol, unit) => expect(priceUnit(symbol)).toBe(unit))
