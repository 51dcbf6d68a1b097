import type { Interval } from '../../src-shared/contract/values'

/** The coin and the interval whose candles are meant. */
export interface Chart {
  readonly coin: string
  readonly interval: Interval
}

/** One string for each chart, to keep things by. */
export const nameOf = ({ coin, interval }: Chart): string => `${coin} ${interval}`
