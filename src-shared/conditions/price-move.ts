import type { EpochMs } from '../contract/values'
import { at as valueAt, type CandleColumns } from '../indicators/columns'
import type { Way } from './field'

/** A single quote is a bar whose two times, and whose four prices, are equal. */
export interface PriceBar {
  readonly from: EpochMs
  readonly to: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/** In percent of the earlier price and never negative. `either` is the larger one of `up` and `down`. */
export type MoveSizes = Readonly<Record<Way, number>>

/**
 * A bar doesn't say when its high and low were reached. A move is certain if the bars prove that the earlier
 * price came first and both are within the window. It's possible if they don't rule that out.
 */
export interface PriceMove {
  readonly certain: MoveSizes
  readonly possible: MoveSizes
}

export function barsWithin(
  { time, open, high, low, close }: CandleColumns,
  widthMs: number,
  since: EpochMs,
  until: EpochMs = Infinity
): readonly PriceBar[] {
  const bars: PriceBar[] = []
  for (let index = time.length - 1; index >= 0 && valueAt(time, index) + widthMs > since; index--) {
    const from = valueAt(time, index)
    if (from + widthMs > until) continue
    bars.push({
      from,
      to: from + widthMs,
      open: valueAt(open, index),
      high: valueAt(high, index),
      low: valueAt(low, index),
      close: valueAt(close, index)
    })
  }
  return bars
}
