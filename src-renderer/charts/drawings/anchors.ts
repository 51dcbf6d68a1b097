import type { Anchor, Point } from '../../../src-shared/drawings/geometry'
import { at } from '../../../src-shared/indicators/columns'
import type { Candles } from '../series/candles'
import type { Plot } from '../scene/plot'

export interface Ground {
  readonly plot: Plot
  readonly candles: Candles
}

/** The inverse of `anchorPixel`. Rounds the price without leaving its pixel. */
export function anchorAt({ x, y }: Point, ground: Ground): Anchor {
  return { time: ground.candles.timeAt(ground.plot.slotAt(x)), price: priceAt(y, ground.plot) }
}

/**
 * The price is rounded to the fewest digits that distinguish it from the price a pixel higher, and always
 * above 0.
 */
export function priceAt(y: number, plot: Plot): number {
  const price = plot.valueAt(y)
  const perPixel = Math.abs(plot.valueAt(y - 1) - price)
  const tidy = tidied(price, perPixel)
  return tidy > 0 ? tidy : Math.max(price, perPixel, Number.MIN_VALUE)
}

function tidied(price: number, grain: number): number {
  const digits = -Math.floor(Math.log10(grain / 2))
  if (!Number.isFinite(digits)) return price
  // The power of ten must not be below 1, because a double can represent 10 exactly but not 0.1.
  return digits >= 0
    ? Math.round(price * 10 ** digits) / 10 ** digits
    : Math.round(price / 10 ** -digits) * 10 ** -digits
}

export function onColumn({ x, y }: Point, { plot }: Ground): Point {
  return { x: plot.middle(plot.columnAt(x)), y }
}

/** How close a price must be for the magnet, px. */
const pull = 14

/** Null if no high, low or close in the column is close enough. */
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
