import type { ServiceComparison } from '@contract'
import { at } from '../../../../src-shared/indicators/columns'
import type { Candles } from '../../../charts/series/candles'

type ServiceLine = Pick<ServiceComparison['lines'][number], 'time' | 'value'>

/** A line with one value per candle, which is drawn `shift` slots after that candle. */
export interface PlacedLine {
  readonly values: Float64Array
  readonly shift: number
}

/**
 * How many slots after the last candle may be drawn. Without a limit, an absurd timestamp would make the axis
 * very long.
 */
const furthestAhead = 120

/**
 * Splits a line of the service into the part along the candles and the part after the last one.
 * @param back number of slots by which the line is drawn to the left (0 or negative). A close that is drawn
 * 26 days earlier is stored at its own candle, so that a replay doesn't show it too early.
 */
export function placesOf(
  line: ServiceLine,
  candles: Candles,
  back = 0
): readonly [along: PlacedLine, ...ahead: PlacedLine[]] {
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
  // Starts at the last candle, so that both parts connect.
  const ahead = valuesAt(bar => {
    const slot = at(candles.slot, bar) + shift
    return slot < lastSlot ? NaN : candles.timeAt(slot)
  })
  return [along, { values: ahead, shift }]
}
