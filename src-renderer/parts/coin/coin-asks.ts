import { m } from '../../../src-shared/messages/m'
import type { Ask } from '../../spend/ask'

const ask =
  (operation: string, label: () => string, about?: () => string) =>
  (coin: string): Ask => ({
    question: { operation, params: { symbol: coin } },
    label: label(),
    what: m.spend.forCoin({ coin }),
    ...(about ? { about: about() } : {})
  })

export const coinAsks = {
  performance: ask('getPerformance', m.coin.performanceLoad.action),
  volatility: ask('getVolatility', m.coin.volatilityLoad.action),
  extremes: ask('getATHATL', m.coin.extremes.load),
  verdict: ask('getTechnicalAnalysis', m.coin.verdictLoad.action),
  levels: ask('getSupportResistance', m.coin.levels.load, m.coin.about.levels),
  ribbon: ask('getMARibbon', m.coin.ribbonLoad.action, m.coin.about.ribbon),
  tickers: ask('getTickers', m.coin.venues.loadTickers, m.coin.about.tickers),
  exchange: ask('getExchange', m.coin.venues.loadPrices, m.coin.about.exchange)
}
