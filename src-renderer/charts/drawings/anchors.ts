import type { Drawing } from '@contract'
import { at } from '../../../src-shared/indicators/columns'
import type { Candles } from '../series/candles'
import type { Plot } from '../scene/plot'
import type { Point } from './lines'

/**
 * A moment and a price. The moment runs on within a candle: a line keeps its slope on every interval, and what stands
 * in the middle of an hour's candle stands half an hour after it opened.
 */
export type Anchor = Extract<Drawing, { kind: 'trend' }>['from']

/** What a picture is made of, as far as places on it go. */
export interface Ground {
  readonly plot: Plot
  readonly candles: Candles
}

/** Where an anchor stands; places out of view are fine. */
export function pointOf({ time, price }: Anchor, { plot, candles }: Ground): Point {
  return { x: plot.x(candles.placeOf(time)), y: plot.y(price) }
}

/** What stands at a place: the other way round from `pointOf`, the price as round as a pixel allows. */
export function anchorAt({ x, y }: Point, ground: Ground): Anchor {
  return { time: ground.candles.timeAt(ground.plot.slotAt(x)), price: priceAt(y, ground.plot) }
}

/** The price at a height, with no more digits than tell it from the next pixel; always above 0. */
export function priceAt(y: number, plot: Plot): number {
  const price = plot.valueAt(y)
  const perPixel = Math.abs(plot.valueAt(y - 1) - price)
  const tidy = tidied(price, perPixel)
  return tidy > 0 ? tidy : Math.max(price, perPixel, Number.MIN_VALUE)
}

/** Rounded to the power of ten that is not above half of what may be lost. */
function tidied(price: number, grain: number): number {
  const digits = -Math.floor(Math.log10(grain / 2))
  if (!Number.isFinite(digits)) return price
  // Dividing by a power of ten is exact where multiplying by its reverse is not.
  return digits >= 0
    ? Math.round(price * 10 ** digits) / 10 ** digits
    : Math.round(price / 10 ** -digits) * 10 ** -digits
}

/** The same place in the middle of its candle, or of the column that candles share. */
export function onColumn({ x, y }: Point, { plot }: Ground): Point {
  return { x: plot.middle(plot.columnAt(x)), y }
}

/** How near a candle's price must be for the magnet to pull, px. */
const pull = 14

/** The high, low or close nearest to a place among the candles of its column; null when none is near enough. */
export function magnetic({ x, y }: Point, { plot, candles }: Ground): Anchor | null {
  const column = plot.columnAt(x)
  const start = plot.startOf(column)
  let best: Anchor | null = null
  let nearest = pull
  for (let bar = candles.barAt(start + plot.step.slots - 1); bar >= 0; bar--) {
    if (at(candles.slot, bar) < start) break
    for (const prices of [candles.high, candles.low, candles.close]) {
      const price = at(prices, bar)
      const distance = Math.abs(plot.y(price) - y)
      if (!(distance < nearest)) continue
      nearest = distance
      best = { time: at(candles.time, bar) + candles.intervalMs / 2, price }
    }
  }
  return best
}
