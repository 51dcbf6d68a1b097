import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'

/** Indexes of the first and last bar. Without bars, the last is less than the first. */
export interface BarSpan {
  readonly first: number
  readonly last: number
}

/** The bars of which at least a part is in view. All bars before the first draw. */
export function barsInView(candles: Candles, range: VisibleRange | null): BarSpan {
  if (!range) return { first: 0, last: candles.size - 1 }
  return {
    first: candles.barAt(Math.floor(range.from) - 1) + 1,
    last: candles.barAt(Math.ceil(range.to) - 1)
  }
}
