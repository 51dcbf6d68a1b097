import { at } from '../../../src-shared/indicators/columns'
import type { Candles } from '../series/candles'
import type { LineDetail } from '../series/line-detail'
import type { Plot } from './plot'

/**
 * The other coin's close at each candle, NaN where it has none. The array has unused room for further
 * candles.
 */
export function alignedCloses(candles: Candles, other: Candles): Float64Array {
  const closes = new Float64Array(candles.time.length).fill(NaN)
  for (let bar = 0, theirs = 0; bar < candles.size; bar++) {
    const time = at(candles.time, bar)
    while (theirs < other.size && at(other.time, theirs) < time) theirs++
    if (theirs < other.size && at(other.time, theirs) === time) closes[bar] = at(other.close, theirs)
  }
  return closes
}

/** The value from which percent changes are calculated. NaN if no value is in view. */
export function firstInView(
  { last, size }: Pick<LineDetail, 'last' | 'size'>,
  { firstVisible, endVisible }: Pick<Plot, 'firstVisible' | 'endVisible'>
): number {
  for (let column = firstVisible; column < Math.min(endVisible, size); column++)
    if (!Number.isNaN(at(last, column))) return at(last, column)
  return NaN
}
