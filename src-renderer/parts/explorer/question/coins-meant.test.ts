import { expect, it } from 'vitest'
import { coinsMeant } from './coins-meant'

const watched = ['BTC', 'ETH', 'SOL', ...Array.from({ length: 20 }, (_, index) => `C${index}`)]

it('suggests several watched coins for operations that compare coins', () => {
  expect(coinsMeant('getMarketBreadth', 'ETH', watched).split(' ')).toHaveLength(23)
  expect(coinsMeant('getCorrelation', 'ETH', watched)).toBe('ETH BTC SOL C0 C1 C2 C3 C4 C5 C6')
})

it('suggests the selected coin for other operations', () => {
  expect(coinsMeant('getATR', 'ETH', watched)).toBe('ETH')
  expect([coinsMeant(null, 'ETH', watched), coinsMeant('getATR', null, watched)]).toEqual(['ETH', ''])
})
