import type { Interval } from '../contract/values'
import { intervalMs } from '../interval'
import { day, minute } from '../time'

const fine: readonly Interval[] = ['1m', '5m', '15m', '1h']

/** In ms. The price at a given time may be this much older. */
export const near = 15 * minute

/**
 * Intervals of candles in which to look for a price from this long ago, shortest first. For prices from long ago, a
 * daily close is precise enough.
 */
export const pastWidths = (agoMs: number): readonly Interval[] => (agoMs >= 30 * day ? [...fine, '1d'] : fine)

/** To provide the price at a given time, a candle may have ended this much earlier, in ms. */
export const pastPriceToleranceMs = (interval: Interval): number =>
  near + (interval === '1d' ? intervalMs[interval] : intervalMs[interval] / 2)
