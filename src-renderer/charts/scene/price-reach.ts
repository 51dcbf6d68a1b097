import { fromAxis, toAxis, type PriceScale } from '../scales/price-scale'
import type { Extent } from './scene'

export function join(extents: readonly Extent[]): Extent {
  return {
    low: Math.min(...extents.map(({ low }) => low)),
    high: Math.max(...extents.map(({ high }) => high))
  }
}

const flatShare = 0.01

/**
 * Extends the scale to include indicator values, but leaves at least a third of the height to the candles.
 */
export function withIndicatorValues(candles: Extent, values: Extent): Extent {
  const span = candles.high - candles.low
  if (!(span >= 0)) return values
  const reach = span || Math.abs(candles.high) * flatShare
  return {
    low: Math.max(Math.min(candles.low, values.low), candles.low - reach),
    high: Math.min(Math.max(candles.high, values.high), candles.high + reach)
  }
}

/**
 * The maximum height of the scale, as a multiple of the candles' price range. With padding, this leaves half
 * of the height to the candles.
 */
const widest = 1.72

/**
 * Extends the scale to include levels such as alerts, the nearest first. The candles keep about half of the
 * height. Levels that don't fit are shown at the edge.
 */
export function withLevels(
  visible: Extent,
  candles: Extent,
  levels: readonly number[],
  { kind, base }: Pick<PriceScale, 'kind' | 'base'>
): Extent {
  const place = (value: number): number => toAxis(kind, base, value)
  const [bottom, top] = [place(candles.low), place(candles.high)]
  const span = top - bottom
  if (!(span >= 0)) return visible
  const most = (span || Math.max(Math.abs(top), Number.MIN_VALUE) * flatShare) * widest
  const beyond = (at: number): number => Math.max(bottom - at, at - top)
  let [low, high] = [place(visible.low), place(visible.high)]
  const nearestFirst = levels
    .map(place)
    .filter(Number.isFinite)
    .sort((a, b) => beyond(a) - beyond(b))
  for (const level of nearestFirst) {
    const [lower, upper] = [Math.min(low, level), Math.max(high, level)]
    if (upper - lower <= most) [low, high] = [lower, upper]
  }
  const value = (at: number, price: number): number =>
    at === place(price) ? price : fromAxis(kind, base, at)
  return { low: value(low, visible.low), high: value(high, visible.high) }
}
