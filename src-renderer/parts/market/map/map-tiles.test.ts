import { expect, it } from 'vitest'
import type { MarketRow } from '../market-row'
import { emptyMarketRow } from '../market-row.fixture'
import { mapTiles } from './map-tiles'

const row = (coin: string, part: Partial<MarketRow>): MarketRow => ({
  ...emptyMarketRow,
  coin,
  name: '',
  price: 1,
  pricedAt: 1,
  ...part
})

it('draws a tile for each coin whose size is known', () => {
  const rows = [
    row('A', { marketCap: 50, volume: 2, changePercent: 3 }),
    row('B', { marketCap: 20, changePercent: -12 }),
    row('C', { volume: 9 }),
    row('D', { marketCap: 0 })
  ]
  expect(mapTiles(rows, 'marketCap', 'day')).toEqual([
    { name: 'A', size: 50, lines: ['A', '+3.00 %'], strength: 0.5 },
    { name: 'B', size: 20, lines: ['B', '−12.00 %'], strength: -2 }
  ])
  expect(mapTiles(rows, 'volume', 'days7')).toEqual([
    { name: 'A', size: 2, lines: ['A', '–'], strength: null },
    { name: 'C', size: 9, lines: ['C', '–'], strength: null }
  ])
})
