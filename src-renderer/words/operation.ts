import { m } from '../../src-shared/messages/m'

/** What one call of an operation is about, as a person counts it: `14 Bollinger calls`. */
const names: Readonly<Record<string, string>> = {
  getCryptoList: m.operations.names.getCryptoList(),
  getConversion: m.operations.names.getConversion(),
  getFearGreed: m.operations.names.getFearGreed(),
  getPerformance: m.operations.names.getPerformance(),
  getVolatility: m.operations.names.getVolatility(),
  getATHATL: m.operations.names.getATHATL(),
  getTechnicalAnalysis: m.operations.names.getTechnicalAnalysis(),
  getNews: m.operations.names.getNews(),
  getCorrelation: m.operations.names.getCorrelation(),
  getSupportResistance: m.operations.names.getSupportResistance(),
  getMARibbon: m.operations.names.getMARibbon(),
  getBollinger: m.operations.names.getBollinger(),
  getIchimoku: m.operations.names.getIchimoku(),
  getATR: m.operations.names.getATR(),
  getSupertrend: m.operations.names.getSupertrend(),
  getData: m.operations.names.getData(),
  getDataCurrency: m.operations.names.getDataCurrency(),
  getTop: m.operations.names.getTop(),
  getExchange: m.operations.names.getExchange(),
  getHistory: m.operations.names.getHistory(),
  getTimeframe: m.operations.names.getTimeframe(),
  getBreakouts: m.operations.names.getBreakouts(),
  getMarketBreadth: m.operations.names.getMarketBreadth(),
  getOHLC: m.operations.names.getOHLC(),
  getOHLCIntraday: m.operations.names.getOHLCIntraday(),
  getTickers: m.operations.names.getTickers()
}

/** What an operation asks about; one new to this window by its own name. */
export const operationWords = (operation: string): string =>
  (Object.hasOwn(names, operation) ? names[operation] : undefined) ?? operation

/** `1 news call`, `14 Bollinger calls`; an operation new to this window by its own name. */
export function callWords(operation: string, calls: number): string {
  return m.operations.calls({ calls, name: operationWords(operation) })
}
