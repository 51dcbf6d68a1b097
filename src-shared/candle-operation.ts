import type { Interval } from './contract/values'

/** The operation of daily candles. */
export const dailyOperation = 'getOHLC'

/** The operation that asks for candles of an interval. */
export const candleOperation = (interval: Interval): string =>
  interval === '1d' ? dailyOperation : 'getOHLCIntraday'
