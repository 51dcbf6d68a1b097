import type { Interval } from '@contract'

/** The operation that asks for candles of this length. */
export const candleOperation = (interval: Interval): string =>
  interval === '1d' ? 'getOHLC' : 'getOHLCIntraday'
