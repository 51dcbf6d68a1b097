import { at } from '../../../../src-shared/indicators/columns'
import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'

export interface Missing {
  /**
   * When the first missing bar of a gap opens, epoch ms. Null if candles before the oldest loaded one are
   * missing.
   */
  readonly since: number | null
  readonly count: number
}

/**
 * Finds the missing bars: those before the oldest candle if the user scrolled past it, otherwise the latest
 * gap in view.
 */
export function missingIn(candles: Candles, { from, to }: VisibleRange): Missing | null {
  if (candles.size === 0) return null
  if (from < -1) return { since: null, count: Math.floor(-from) }
  const gap = candles.gaps.findLast(({ fromSlot, slots }) => fromSlot + slots > from && fromSlot < to)
  if (!gap) return null
  return { since: at(candles.time, gap.bar - 1) + candles.intervalMs, count: gap.missing }
}
