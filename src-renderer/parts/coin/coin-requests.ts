import { m } from '../../../src-shared/messages/m'
import type { AnswerRequest } from '../../spend/answer-request'

const requestOf =
  (operation: string, label: () => string, about?: () => string) =>
  (coin: string): AnswerRequest => ({
    call: { operation, params: { symbol: coin } },
    label: label(),
    what: m.spend.forCoin({ coin }),
    ...(about ? { about: about() } : {})
  })

export const coinRequests = {
  performance: requestOf('getPerformance', m.coin.performanceLoad.action),
  volatility: requestOf('getVolatility', m.coin.volatilityLoad.action),
  extremes: requestOf('getATHATL', m.coin.extremes.load),
  verdict: requestOf('getTechnicalAnalysis', m.coin.verdictLoad.action),
  levels: requestOf('getSupportResistance', m.coin.levels.load, m.coin.about.levels),
  ribbon: requestOf('getMARibbon', m.coin.ribbonLoad.action, m.coin.about.ribbon),
  tickers: requestOf('getTickers', m.coin.venues.loadTickers, m.coin.about.tickers),
  exchange: requestOf('getExchange', m.coin.venues.loadPrices, m.coin.about.exchange)
}
