import { keyOf, unitAt } from '../simulation/noise'
import type { OperationName } from '../operations/table'

/** A price in credits: per call (a number), per coin (a map or a function), or per row. */
export type Price =
  number | ReadonlyMap<string, number> | ((coin: string) => number) | { readonly perRow: number }

export interface DemoDelivery {
  readonly coins: readonly string[]
  readonly rows: number
}

/** About a quarter of the coins cost more. Clients can't know which. */
const byCoin =
  (dear: number) =>
  (coin: string): number =>
    unitAt(keyOf(0, `price of ${coin}`), 1, 0) < 0.25 ? dear : 1

/** The contract only lists the first few of these prices. */
const startPrices: Readonly<Record<OperationName, Price>> = {
  getTechnicalAnalysis: 10,
  getNews: 10,
  getCorrelation: 100,
  getSupportResistance: 100,
  getMARibbon: 100,
  getBollinger: 100,
  getIchimoku: 100,
  getATR: 100,
  getSupertrend: 100,
  getTimeframe: { perRow: 1 },

  getData: byCoin(2),
  getTickers: byCoin(4),
  getOHLCIntraday: { perRow: 0.01 },
  getCryptoList: 50,
  getConversion: 1,
  getFearGreed: 1,
  getPerformance: byCoin(2),
  getVolatility: byCoin(2),
  getATHATL: byCoin(2),
  getDataCurrency: byCoin(3),
  getTop: 5,
  getExchange: { perRow: 0.1 },
  getHistory: byCoin(2),
  getBreakouts: byCoin(3),
  getMarketBreadth: 20,
  getOHLC: byCoin(3)
}

/** Returns the price in whole credits, which is never negative. */
export function creditsFor(price: Price, { coins, rows }: DemoDelivery): number {
  const each = (priceOf: (coin: string) => number): number =>
    coins.reduce((sum, coin) => sum + priceOf(coin), 0)
  if (typeof price === 'number') return price
  if (typeof price === 'function') return each(price)
  if ('perRow' in price) return Math.ceil(price.perRow * rows)
  return each(coin => price.get(coin) ?? 1)
}

export const freshPrices = (): Map<OperationName, Price> =>
  new Map(Object.entries(startPrices) as [OperationName, Price][])
