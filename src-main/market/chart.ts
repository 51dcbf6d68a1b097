import type { Interval } from '../../src-shared/contract/values'

export interface Chart {
  readonly coin: string
  readonly interval: Interval
}

export const chartName = ({ coin, interval }: Chart): string => `${coin} ${interval}`

/** The schedule's key for the candles of a chart. */
export const candlesKey = (chart: Chart): string => ['candles', chartName(chart)].join(' ')
