import type { Interval } from '../contract/values'
import { intervalMs } from '../interval'
import { day, minute } from '../time'

const fine: readonly Interval[] = ['1m', '5m', '15m', '1h']

/** In ms. A past price may be this much older than the given time. */
export const near = 15 * minute

/**
 * Intervals in which to look for a price from this long ago, shortest first. After a month, a daily close is
 * precise enough.
 */
export const pastWidths = (agoMs: number): readonly Interval[] => (agoMs >= 30 * day ? [...fine, '1d'] : fine)

/** How long before a given time a candle may have ended to provide the price at that time, in ms. */
export const pastPriceToleranceMs = (interval: Interval): number =>
  near + (interval === '1d' ? intervalMs[interval] : intervalMs[interval] / 2)
