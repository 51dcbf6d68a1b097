import type { Answering } from '../answer'
import { getATHATL, getBreakouts, getMarketBreadth, getPerformance, getVolatility } from './analytics'
import { getOHLC, getOHLCIntraday } from './candles'
import { getConversion, getDataCurrency } from './conversion'
import { getExchange, getTickers } from './exchanges'
import { getHistory, getTimeframe } from './history'
import { getFearGreed, getNews } from './fear-greed-and-news'
import { getATR, getBollinger, getIchimoku, getSupertrend } from './overlays'
import { getCryptoList, getData, getTop } from './quotes'
import { getCorrelation, getMARibbon, getSupportResistance, getTechnicalAnalysis } from './technical'

export const operations = {
  getCryptoList,
  getConversion,
  getFearGreed,
  getPerformance,
  getVolatility,
  getATHATL,
  getTechnicalAnalysis,
  getNews,
  getCorrelation,
  getSupportResistance,
  getMARibbon,
  getBollinger,
  getIchimoku,
  getATR,
  getSupertrend,
  getData,
  getDataCurrency,
  getTop,
  getExchange,
  getHistory,
  getTimeframe,
  getBreakouts,
  getMarketBreadth,
  getOHLC,
  getOHLCIntraday,
  getTickers
} satisfies Readonly<Record<string, Answering>>

export type OperationName = keyof typeof operations

export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name)
