/** What one call of an operation is about, as a person counts it: `14 Bollinger calls`. */
const names: Readonly<Record<string, string>> = {
  getCryptoList: 'coin list',
  getConversion: 'conversion',
  getFearGreed: 'fear & greed',
  getPerformance: 'performance',
  getVolatility: 'volatility',
  getATHATL: 'all-time high',
  getTechnicalAnalysis: 'technical analysis',
  getNews: 'news',
  getCorrelation: 'correlation',
  getSupportResistance: 'support and resistance',
  getMARibbon: 'MA ribbon',
  getBollinger: 'Bollinger',
  getIchimoku: 'Ichimoku',
  getATR: 'ATR',
  getSupertrend: 'Supertrend',
  getData: 'quote',
  getDataCurrency: 'currency quote',
  getTop: 'top list',
  getExchange: 'exchange',
  getHistory: 'history',
  getTimeframe: 'timeframe',
  getBreakouts: 'breakout',
  getMarketBreadth: 'market breadth',
  getOHLC: 'daily candle',
  getOHLCIntraday: 'candle',
  getTickers: 'ticker'
}

/** `1 news call`, `14 Bollinger calls`; an operation new to this window by its own name. */
export function callWords(operation: string, calls: number): string {
  const name = Object.hasOwn(names, operation) ? names[operation] : operation
  return `${calls.toLocaleString('en-US')} ${name} ${calls === 1 ? 'call' : 'calls'}`
}
