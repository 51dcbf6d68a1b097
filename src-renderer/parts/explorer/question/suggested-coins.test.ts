import { expect, it } from 'vitest'
import { suggestedCoins } from './suggested-coins'

const watched = ['BTC', 'ETH', 'SOL', ...Array.from({ length: 20 }, (_, index) => `C${index}`)]

it('suggests several watched coins for operations that compare coins', () => {
  expect(suggestedCoins('getMarketBreadth', 'ETH', watched).split(' ')).toHaveLength(23)
  expect(suggestedCoins('getCorrelation', 'ETH', watched)).toBe('ETH BTC SOL C0 C1 C2 C3 C4 C5 C6')
})

it('suggests the selected coin for other operations', () => {
  expect(suggestedCoins('getATR', 'ETH', watched)).toBe('ETH')
  expect([suggestedCoins(null, 'ETH', watched), suggestedCoins('getATR', null, watched)]).toEqual(['ETH', ''])
})
