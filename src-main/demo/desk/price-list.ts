import { keyOf, unitAt } from '../simulation/noise'
import type { OperationName } from '../operations/table'

/** A price as the controls set it: a call, each coin (by name, or by a rule), or each row. */
export type Price =
  number | ReadonlyMap<string, number> | ((coin: string) => number) | { readonly perRow: number }

/** What a served call is charged for. */
export interface Delivery {
  readonly coins: readonly string[]
  readonly rows: number
}

/** Dearer for thinly traded coins; which ones is nobody's to know. */
const byCoin =
  (dear: number) =>
  (coin: string): number =>
    unitAt(keyOf(0, `price of ${coin}`), 1, 0) < 0.25 ? dear : 1

/** Prices at the start. The first ten are the contract's; the others it leaves open. */
const startPrices: Readonly<Record<OperationName, Price>> = {
  getNews: 10,
  getCryptoList: 50,
  getData: byCoin(2),
  getTop: 5,
  getOHLC: byCoin(3),
  getOHLCIntraday: { perRow: 0.01 },
  getFearGreed: 1
}

/** Credits for a delivery: whole, and never less than 0. */
export function creditsFor(price: Price, { coins, rows }: Delivery): number {
  const each = (priceOf: (coin: string) => number): number =>
    coins.reduce((sum, coin) => sum + priceOf(coin), 0)
  if (typeof price === 'number') return price
  if (typeof price === 'function') return each(price)
  if ('perRow' in price) return Math.ceil(price.perRow * rows)
  return each(coin => price.get(coin) ?? 1)
}

export const freshPrices = (): Map<OperationName, Price> =>
  new Map(Object.entries(startPrices) as [OperationName, Price][])
