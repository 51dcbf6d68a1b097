import type { Interval } from '../../src-shared/contract/values'

export interface Chart {
  readonly coin: string
  readonly interval: Interval
}

export const chartName = ({ coin, interval }: Chart): string => `${coin} ${interval}`

export const candlesKey = (chart: Chart): string => ['candles', chartName(chart)].join(' ')
