import type { Interval } from '../contract/values'
import { intervalMs } from '../interval'
import { day, minute } from '../time'

const fine: readonly Interval[] = ['1m', '5m', '15m', '1h']

/** In ms. A price up to this old counts as the price at a given time. */
export const near = 15 * minute

/**
 * Candle intervals to search for a price this long ago, finest first. For old prices a daily close
 * is enough.
 */
export const pastWidths = (agoMs: number): readonly Interval[] => (agoMs >= 30 * day ? [...fine, '1d'] : fine)

/** How long before a given time a candle may have ended for its close to count, in ms. */
export const pastPriceToleranceMs = (interval: Interval): number =>
  near + (interval === '1d' ? intervalMs[interval] : intervalMs[interval] / 2)
