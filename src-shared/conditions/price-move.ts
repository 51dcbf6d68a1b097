import type { EpochMs } from '../contract/values'
import { at as valueAt, type CandleColumns } from '../indicators/columns'
import type { Way } from './field'

/** A single quote is a bar with equal times and prices. */
export interface PriceBar {
  readonly from: EpochMs
  readonly to: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/** In percent of the earlier price, never negative. */
export type MoveSizes = Readonly<Record<Way, number>>

/**
 * From an earlier price to a later one within a window.
 *
 * A bar doesn't say when its high and low were reached. A move is certain if the bars prove that the earlier
 * price came first and that both prices are within the window. It's possible if they don't rule that out.
 */
export interface PriceMove {
  readonly certain: MoveSizes
  readonly possible: MoveSizes
}

/** Reached at some moment between the two times. */
interface Reached {
  readonly price: number
  readonly earliest: number
  readonly latest: number
}

export const priceAtOnce = (at: EpochMs, price: number): PriceBar => ({
  from: at,
  to: at,
  open: price,
  high: price,
  low: price,
  close: price
})

/** Candles that end after `since` and by `until`, newest first. */
export function barsWithin(
  { time, open, high, low, close }: CandleColumns,
  widthMs: number,
  since: EpochMs,
  until: EpochMs
): readonly PriceBar[] {
  const bars: PriceBar[] = []
  for (let index = time.length - 1; index >= 0 && valueAt(time, index) + widthMs > since; index--) {
    const from = valueAt(time, index)
    if (from + widthMs > until) continue
    bars.push({
      from,
      to: from + widthMs,
      open: valueAt(open, index),
      high: valueAt(high, index),
      low: valueAt(low, index),
      close: valueAt(close, index)
    })
  }
  return bars
}

/**
 * @param bars in any order, may overlap
 * @param since the window's first moment
 * @param until the window's last moment. Bars that end later are ignored
 */
export function largestMove(bars: Iterable<PriceBar>, since: EpochMs, until: EpochMs): PriceMove {
  const inside: Reached[] = []
  const perhaps: Reached[] = []
  let widest = 0
  for (const bar of bars) {
    if (bar.to < since || bar.to > until) continue
    for (const reached of reachedIn(bar)) {
      if (reached.latest >= since) perhaps.push(reached)
      if (reached.earliest >= since) inside.push(reached)
    }
    // A fall is the smaller percentage.
    if (bar.from >= since) widest = Math.max(widest, fallOf(bar.high, bar.low))
  }
  const certain = movesBetween(inside, 'latest', 'earliest')
  const possible = movesBetween(perhaps, 'earliest', 'latest')
  return {
    certain: { ...certain, either: Math.max(certain.up, certain.down, widest) },
    possible: { ...possible, either: Math.max(possible.up, possible.down) }
  }
}

/**
 * Fractions of a millisecond order the prices of adjacent bars: the close comes before the next open, high
 * and low in between.
 */
function reachedIn({ from, to, open, high, low, close }: PriceBar): readonly Reached[] {
  if (from === to) return [{ price: close, earliest: to, latest: to }]
  const extremes = { earliest: from + 0.2, latest: to - 0.2 }
  return [
    { price: open, earliest: from + 0.1, latest: from + 0.1 },
    { price: high, ...extremes },
    { price: low, ...extremes },
    { price: close, earliest: to - 0.1, latest: to - 0.1 }
  ]
}

function movesBetween(
  all: readonly Reached[],
  start: 'earliest' | 'latest',
  end: 'earliest' | 'latest'
): { readonly up: number; readonly down: number } {
  const starts = all.toSorted((a, b) => a[start] - b[start])
  let [next, lowest, highest, up, down] = [0, Infinity, 0, 0, 0]
  for (const later of all.toSorted((a, b) => a[end] - b[end])) {
    for (let earlier = starts[next]; earlier && earlier[start] < later[end]; earlier = starts[++next]) {
      lowest = Math.min(lowest, earlier.price)
      highest = Math.max(highest, earlier.price)
    }
    up = Math.max(up, (later.price / lowest - 1) * 100)
    if (highest > 0) down = Math.max(down, fallOf(highest, later.price))
  }
  return { up, down }
}

const fallOf = (from: number, to: number): number => (1 - to / from) * 100
