import type { Interval } from '../contract/values'
import { intervalMs } from '../interval'
import { day, minute } from '../time'

const fine: readonly Interval[] = ['1m', '5m', '15m', '1h']

/** A price is that of a moment where it is no older than this, in ms. */
export const near = 15 * minute

/** The candles that a price of so long ago is looked for in, finest first: of long ago a day's close will do. */
export const pastWidths = (agoMs: number): readonly Interval[] => (agoMs >= 30 * day ? [...fine, '1d'] : fine)

/** How long before a moment a candle may have ended whose close is taken for the price of then, in ms. */
export const nearMs = (interval: Interval): number =>
  near + (interval === '1d' ? intervalMs[interval] : intervalMs[interval] / 2)
