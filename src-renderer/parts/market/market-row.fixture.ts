import type { MarketRow } from './market-row'

export const emptyMarketRow: MarketRow = {
  coin: 'BTC',
  name: 'Bitcoin',
  rank: null,
  price: null,
  pricedAt: null,
  remark: null,
  currency: null,
  changePercent: null,
  marketCap: null,
  volume: null,
  figures: null,
  serviceFigures: null,
  load: null
}
