import { at, type CandleColumns } from './indicators/columns'
import type { HighLowClose } from './pivots'
import { day, week } from './time'

/** Weeks start on Monday, and the epoch (1 January 1970) was a Thursday. */
const firstMonday = 4 * day

/** In UTC. */
export interface ClosedPeriod extends HighLowClose {
  readonly length: 'day' | 'week'
  readonly from: number
  /** The number of missing candles. If it isn't 0, the high and low may be wrong. */
  readonly missing: number
}

/**
 * The last complete day before the latest candle, or the last complete week if the candles are daily. Null
 * if the period isn't a whole number of candles.
 */
export function lastClosedPeriod(
  candles: Pick<CandleColumns, 'time' | 'high' | 'low' | 'close'> & { readonly size: number },
  intervalMs: number
): ClosedPeriod | null {
  const newest = at(candles.time, candles.size - 1)
  if (Number.isNaN(newest)) return null
  const isWeek = intervalMs >= day
  const span = isWeek ? week : day
  if (span % intervalMs !== 0) return null
  const origin = isWeek ? firstMonday : 0
  const end = Math.floor((newest - origin) / span) * span + origin
  const from = end - span
  let count = 0
  let [high, low, close] = [NaN, NaN, NaN]
  for (let bar = candles.size - 1; bar >= 0 && at(candles.time, bar) >= from; bar--) {
    if (at(candles.time, bar) >= end) continue
    if (count === 0) [high, low, close] = [-Infinity, Infinity, at(candles.close, bar)]
    high = Math.max(high, at(candles.high, bar))
    low = Math.min(low, at(candles.low, bar))
    count++
  }
  return { length: isWeek ? 'week' : 'day', from, high, low, close, missing: span / intervalMs - count }
}
