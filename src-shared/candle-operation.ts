import type { Interval } from './contract/values'

export const dailyOperation = 'getOHLC'

export const candleOperation = (interval: Interval): string =>
  interval === '1d' ? dailyOperation : 'getOHLCIntraday'
