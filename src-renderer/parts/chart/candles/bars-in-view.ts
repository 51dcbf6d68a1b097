import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'

/** Inclusive. Without bars, `last` is less than `first`. */
export interface BarSpan {
  readonly first: number
  readonly last: number
}

/** Before the first draw, returns all bars. */
export function barsInView(candles: Candles, range: VisibleRange | null): BarSpan {
  if (!range) return { first: 0, last: candles.size - 1 }
  return {
    first: candles.barAt(Math.floor(range.from) - 1) + 1,
    last: candles.barAt(Math.ceil(range.to) - 1)
  }
}
