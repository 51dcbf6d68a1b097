import type { Interval } from '../contract/values'
import { intervalMs } from '../interval'
import { day, minute } from '../time'

const fine: readonly Interval[] = ['1m', '5m', '15m', '1h']

/** In ms, older than the requested time. */
export const near = 15 * minute

/** Shortest first. Daily closes are precise enough for prices from more than a month ago. */
export const pastWidths = (agoMs: number): readonly Interval[] => (agoMs >= 30 * day ? [...fine, '1d'] : fine)

const mostBars = 3_000

/** Leaves out intervals that are too short. */
export const candleWidths = (windowMs: number): readonly Interval[] =>
  [...fine, '4h' as const, '1d' as const].filter(interval => windowMs / intervalMs[interval] <= mostBars)

/** In ms, before the requested time. */
export const pastPriceToleranceMs = (interval: Interval): number =>
  near + (interval === '1d' ? intervalMs[interval] : intervalMs[interval] / 2)
