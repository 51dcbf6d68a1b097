import type { Interval } from '../contract/values'
import { intervalMs } from '../interval'
import { day, minute } from '../time'

const fine: readonly Interval[] = ['1m', '5m', '15m', '1h']

export const near = 15 * minute

/** Daily closes are precise enough for prices from more than a month ago. */
export const pastWidths = (agoMs: number): readonly Interval[] => (agoMs >= 30 * day ? [...fine, '1d'] : fine)

const mostBars = 3_000

/**
 * The candle intervals in which to look for moves within a window of this length. Leaves out intervals of
 * which the window would contain too many candles.
 */
export const candleWidths = (windowMs: number): readonly Interval[] =>
  [...fine, '4h' as const, '1d' as const].filter(interval => windowMs / intervalMs[interval] <= mostBars)

/** A candle may have ended this long before the requested time for its close to be used. */
export const pastPriceToleranceMs = (interval: Interval): number =>
  near + (interval === '1d' ? intervalMs[interval] : intervalMs[interval] / 2)
