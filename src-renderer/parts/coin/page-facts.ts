import type { CandleColumns } from '../../../src-shared/indicators/columns'
import type { PriceNow } from './price-now'

export interface PageFacts {
  readonly coin: string
  /** Daily. */
  readonly candles: CandleColumns
  readonly now: PriceNow | null
  /** Epoch ms. */
  readonly today: number
}
