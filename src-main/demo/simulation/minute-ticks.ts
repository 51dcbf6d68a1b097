import { bitsAt, normals, tableMask, unitAt } from './noise'
import type { Instrument } from './roster'
import type { BarRow } from './bar-split'

export const ticksPerMinute = 60
export const tickMs = 60_000 / ticksPerMinute
const ticksLevel = 30

/** The ticks of one minute: a log price a second, and the minute's lots traded up to and with each. */
export interface MinuteTicks {
  readonly price: Float64Array
  readonly lotsSoFar: Float64Array
}

export const emptyTicks = (): MinuteTicks => ({
  price: new Float64Array(ticksPerMinute),
  lotsSoFar: new Float64Array(ticksPerMinute)
})

/**
 * Draws the ticks that make a minute's bar: the first is its open, the last its close, one its high and one its
 * low, all others between.
 */
export function drawTicks(
  instrument: Instrument,
  minute: number,
  row: BarRow,
  at: number,
  into: MinuteTicks
): void {
  const key = instrument.ownKey
  const open = row.open[at] ?? 0
  const high = row.high[at] ?? 0
  const low = row.low[at] ?? 0
  const close = row.close[at] ?? 0
  const last = ticksPerMinute - 1
  const first = 1 + Math.floor(unitAt(key, ticksLevel, minute) * (last - 3))
  const second = first + 1 + Math.floor(unitAt(key, ticksLevel + 1, minute) * (last - 1 - first))
  // A minute that ends higher more often dips first.
  const dipsFirst = unitAt(key, ticksLevel + 2, minute) < (close > open ? 0.75 : 0.25)
  const { price } = into
  price[0] = open
  price[first] = dipsFirst ? low : high
  price[second] = dipsFirst ? high : low
  price[last] = close
  const spread = Math.sqrt((row.variance[at] ?? 0) / ticksPerMinute)
  const bridge = (from: number, to: number): void => {
    const end = price[to] ?? 0
    for (let tick = from + 1; tick < to; tick += 1) {
      const bits = bitsAt(key + tick, ticksLevel + 3, minute)
      const before = price[tick - 1] ?? 0
      const left = to - tick + 1
      // A third of the seconds pass without a trade at a new price.
      const free = before + (end - before) / left + spread * (normals[bits & tableMask] ?? 0)
      price[tick] = bits >>> 20 < 1365 ? before : Math.min(Math.max(free, low), high)
    }
  }
  bridge(0, first)
  bridge(first, second)
  bridge(second, last)
  shareLots(row.lots[at] ?? 0, key, minute, into)
}

function shareLots(lots: number, key: number, minute: number, into: MinuteTicks): void {
  const { lotsSoFar } = into
  let total = 0
  for (let tick = 0; tick < ticksPerMinute; tick += 1) {
    total += 0.2 + Math.abs(normals[bitsAt(key + tick, ticksLevel + 4, minute) & tableMask] ?? 0)
    lotsSoFar[tick] = total
  }
  for (let tick = 0; tick < ticksPerMinute; tick += 1) {
    lotsSoFar[tick] = Math.floor((lots * (lotsSoFar[tick] ?? 0)) / total)
  }
  lotsSoFar[ticksPerMinute - 1] = lots
}
