import type { CandleColumns } from '../../../src-shared/indicators/columns'
import type { PriceNow } from './price-now'

/** What the panels of a coin's page compute their figures of. */
export interface PageFacts {
  readonly coin: string
  /** Its daily candles, as far as they are held. */
  readonly candles: CandleColumns
  /** Null while none is known. */
  readonly now: PriceNow | null
  /** Epoch ms. */
  readonly today: number
}
