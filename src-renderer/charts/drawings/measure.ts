import { at } from '../../../src-shared/indicators/columns'
import type { Candles } from '../series/candles'
import type { Anchor } from '../../../src-shared/drawings/geometry'

/** The distances between two points. They are negative if the second point is earlier or lower. */
export interface MeasuredDistance {
  /** Counts future candles, but not the missing candles of a gap. */
  readonly bars: number
  readonly ms: number
  readonly change: number
  readonly percent: number
}

export function distanceBetween(from: Anchor, to: Anchor, candles: Candles): MeasuredDistance {
  const change = to.price - from.price
  return {
    bars: barNumber(to.time, candles) - barNumber(from.time, candles),
    ms: openingOf(to.time, candles) - openingOf(from.time, candles),
    change,
    percent: (change / from.price) * 100
  }
}

function barNumber(time: number, candles: Candles): number {
  const slot = Math.floor(candles.placeOf(time) + 1e-9)
  if (slot < 0) return slot
  const newest = candles.size - 1
  return slot >= candles.slots ? newest + slot - at(candles.slot, newest) : candles.barAt(slot)
}

function openingOf(time: number, candles: Candles): number {
  return candles.timeAt(Math.floor(candles.placeOf(time) + 1e-9))
}
