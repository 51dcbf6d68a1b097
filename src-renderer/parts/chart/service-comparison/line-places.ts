import type { ServiceComparison } from '@contract'
import { at } from '../../../../src-shared/indicators/columns'
import type { Candles } from '../../../charts/series/candles'

type ServiceLine = Pick<ServiceComparison['lines'][number], 'time' | 'value'>

/** One value a candle, drawn so many slots ahead of it. */
export interface Placed {
  readonly values: Float64Array
  readonly shift: number
}

/** Nobody looks further ahead; a stamp of another century must not widen the axis. */
const furthestAhead = 120

/**
 * A line of the service on the axis of a chart: along its candles, then as far as it goes beyond the last of them.
 * @param back slots before the candle it is known at that it is drawn, 0 or less: a close told 26 days before its own is
 * put at its own candle, so that a replay does not show it earlier
 */
export function placesOf(
  line: ServiceLine,
  candles: Candles,
  back = 0
): readonly [along: Placed, ...ahead: Placed[]] {
  const byTime = new Map(Array.from(line.time, (time, index) => [time, at(line.value, index)]))
  const valuesAt = (timeOf: (bar: number) => number): Float64Array => {
    const values = new Float64Array(candles.time.length).fill(NaN)
    for (let bar = 0; bar < candles.size; bar++) values[bar] = byTime.get(timeOf(bar)) ?? NaN
    return values
  }
  if (back < 0)
    return [{ values: valuesAt(bar => candles.timeAt(at(candles.slot, bar) + back)), shift: back }]
  const along = { values: valuesAt(bar => at(candles.time, bar)), shift: 0 }
  const last = candles.size - 1
  const end = line.time.reduce((latest, time) => Math.max(latest, time), -Infinity)
  const shift = Math.min(furthestAhead, Math.round((end - at(candles.time, last)) / candles.intervalMs))
  if (!(shift > 0)) return [along]
  const lastSlot = at(candles.slot, last)
  // It begins at the last candle, where the line along them ends.
  const ahead = valuesAt(bar => {
    const slot = at(candles.slot, bar) + shift
    return slot < lastSlot ? NaN : candles.timeAt(slot)
  })
  return [along, { values: ahead, shift }]
}
