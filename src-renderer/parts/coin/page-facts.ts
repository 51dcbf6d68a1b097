import type { CandleColumns } from '../../../src-shared/indicators/columns'
import type { PriceNow } from './price-now'

/** Input for the panels of a coin's page. */
export interface PageFacts {
  readonly coin: string
  /** The loaded daily candles. */
  readonly candles: CandleColumns
  /** Null if unknown. */
  readonly now: PriceNow | null
  /** Epoch ms. */
  readonly today: number
}
