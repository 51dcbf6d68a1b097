import type { BarRow } from './bar-split'
import { bitsAt, lognormals, normals, tableMask } from './noise'
import type { Instrument } from './listing'

export const ticksPerMinute = 60
export const tickMs = 60_000 / ticksPerMinute
const ticksLevel = 30
const last = ticksPerMinute - 1
const sizes = lognormals(0.8)
/** In a third of all seconds, the price doesn't change. */
const quiet = (2 ** 32 / 3) >>> 0

/** The lots are counted from the start of the minute up to and including the second. */
export interface MinuteTicks {
  readonly price: Float64Array
  readonly lotsSoFar: Float64Array
}

export const emptyTicks = (): MinuteTicks => ({
  price: new Float64Array(ticksPerMinute),
  lotsSoFar: new Float64Array(ticksPerMinute)
})

/** A linear congruential generator (constants from Numerical Recipes). Its high bits are of good quality. */
const nextBits = (state: number): number => Math.imul(state, 1_664_525) + 1_013_904_223

/**
 * The first tick is the open and the last the close. One of the others is the high, and one the low.
 * Together, the ticks have the lots of the bar.
 */
export function drawTicks(
  instrument: Instrument,
  minute: number,
  row: BarRow,
  at: number,
  into: MinuteTicks
): void {
  const open = row.open[at] ?? 0
  const high = row.high[at] ?? 0
  const low = row.low[at] ?? 0
  const close = row.close[at] ?? 0
  const bits = bitsAt(instrument.ownKey, ticksLevel, minute)
  const first = 1 + ((bits & 255) % (last - 3))
  const second = first + 1 + (((bits >>> 8) & 255) % (last - 1 - first))
  // If a minute closes higher than it opened, its low usually comes first.
  const dipsFirst = bits >>> 24 < (close > open ? 192 : 64)
  const spread = Math.sqrt((row.variance[at] ?? 0) / ticksPerMinute)
  const { price, lotsSoFar } = into
  price[0] = open
  price[first] = dipsFirst ? low : high
  price[second] = dipsFirst ? high : low
  price[last] = close
  let state = bits
  let from = open
  let sum = sizes[state >>> 20] ?? 1
  lotsSoFar[0] = sum
  for (let tick = 1; tick < ticksPerMinute; tick += 1) {
    state = nextBits(state)
    sum += sizes[(state >>> 8) & tableMask] ?? 1
    lotsSoFar[tick] = sum
    const end = tick <= first ? first : tick <= second ? second : last
    if (tick === end) from = price[tick] ?? 0
    else if (state >>> 0 >= quiet) {
      const free =
        from + ((price[end] ?? 0) - from) / (end - tick + 1) + spread * (normals[state >>> 20] ?? 0)
      from = Math.min(Math.max(free, low), high)
    }
    price[tick] = from
  }
  const lots = row.lots[at] ?? 0
  for (let tick = 0; tick < last; tick += 1)
    lotsSoFar[tick] = Math.floor((lots * (lotsSoFar[tick] ?? 0)) / sum)
  lotsSoFar[last] = lots
}
