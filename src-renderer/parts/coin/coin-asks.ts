import { m } from '../../../src-shared/messages/m'
import type { Ask } from '../../spend/ask'

type OfCoin = (facts: { coin: string }) => string

const ask =
  (operation: string, label: () => string, what: OfCoin, about?: () => string) =>
  (coin: string): Ask => ({
    ...{ question: { operation, params: { symbol: coin } }, label: label(), what: what({ coin }) },
    ...(about ? { about: about() } : {})
  })

/** Service calls of the panels on a coin's page. */
export const coinAsks = {
  performance: ask('getPerformance', m.coin.loadPerformance, m.coin.asksPerformance),
  volatility: ask('getVolatility', m.coin.loadVolatility, m.coin.asksVolatility),
  extremes: ask('getATHATL', m.coin.loadExtremes, m.coin.asksExtremes),
  verdict: ask('getTechnicalAnalysis', m.coin.loadVerdict, m.coin.asksVerdict),
  levels: ask('getSupportResistance', m.coin.loadLevels, m.coin.asksLevels, m.coin.levelsAbout),
  ribbon: ask('getMARibbon', m.coin.loadRibbon, m.coin.asksRibbon, m.coin.ribbonAbout),
  tickers: ask('getTickers', m.coin.loadTickers, m.coin.asksTickers, m.coin.tickersAbout),
  exchange: ask('getExchange', m.coin.loadExchange, m.coin.asksExchange, m.coin.exchangeAbout)
}
