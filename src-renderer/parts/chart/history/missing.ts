import { at } from '../../../../src-shared/indicators/columns'
import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'

/** Candles that are looked for and not held. */
export interface Missing {
  /** The opening time of the first missing one; null = before all that are held. */
  readonly since: number | null
  readonly count: number
}

/** What is missing in view: before the oldest candle where that was scrolled past, else in the newest gap seen. */
export function missingIn(candles: Candles, { from, to }: VisibleRange): Missing | null {
  if (candles.size === 0) return null
  if (from < -1) return { since: null, count: Math.floor(-from) }
  const gap = candles.gaps.findLast(({ fromSlot, slots }) => fromSlot + slots > from && fromSlot < to)
  if (!gap) return null
  return { since: at(candles.time, gap.bar - 1) + candles.intervalMs, count: gap.missing }
}
