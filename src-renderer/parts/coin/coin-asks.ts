import { m } from '../../../src-shared/messages/m'
import type { Ask } from '../../spend/ask'

type OfCoin = (facts: { coin: string }) => string

const ask =
  (operation: string, label: () => string, what: OfCoin, about?: () => string) =>
  (coin: string): Ask => ({
    question: { operation, params: { symbol: coin } },
    label: label(),
    what: what({ coin }),
    ...(about ? { about: about() } : {})
  })

export const coinAsks = {
  performance: ask('getPerformance', m.coin.performanceLoad.action, m.coin.performanceLoad.what),
  volatility: ask('getVolatility', m.coin.volatilityLoad.action, m.coin.volatilityLoad.what),
  extremes: ask('getATHATL', m.coin.extremes.load, m.coin.extremes.what),
  verdict: ask('getTechnicalAnalysis', m.coin.verdictLoad.action, m.coin.verdictLoad.what),
  levels: ask('getSupportResistance', m.coin.levels.load, m.coin.levels.what, m.coin.about.levels),
  ribbon: ask('getMARibbon', m.coin.ribbonLoad.action, m.coin.ribbonLoad.what, m.coin.about.ribbon),
  tickers: ask('getTickers', m.coin.venues.loadTickers, m.coin.venues.tickersWhat, m.coin.about.tickers),
  exchange: ask('getExchange', m.coin.venues.loadPrices, m.coin.venues.pricesWhat, m.coin.about.exchange)
}
