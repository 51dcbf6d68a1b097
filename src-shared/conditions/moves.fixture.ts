import type { MoveSizes, PriceBar, PriceMove } from './price-move'

export const priceAtOnce = (at: number, price: number): PriceBar => {
  return { from: at, to: at, open: price, high: price, low: price, close: price }
}

interface Reached {
  readonly price: number
  readonly earliest: number
  readonly latest: number
}

/**
 * Places a tenth of a millisecond between a bar's open and its high and low, and between its close and the
 * next bar's open, to keep them in order.
 */
const reachedIn = ({ from, to, open, high, low, close }: PriceBar): readonly Reached[] =>
  from === to
    ? [{ price: close, earliest: to, latest: to }]
    : [
        { price: open, earliest: from + 0.1, latest: from + 0.1 },
        ...[high, low].map(price => ({ price, earliest: from + 0.2, latest: to - 0.2 })),
        { price: close, earliest: to - 0.1, latest: to - 0.1 }
      ]

export function largestMove(bars: readonly PriceBar[], since: number, until: number): PriceMove {
  const ended = bars.filter(({ to }) => to <= until)
  const all = ended.flatMap(reachedIn)
  const certain = movesOf(
    all.filter(({ earliest }) => earliest >= since),
    (a, b) => a.latest < b.earliest
  )
  const possible = movesOf(
    all.filter(({ latest }) => latest >= since),
    (a, b) => a.earliest < b.latest
  )
  const widest = ended.filter(({ from }) => from >= since).map(({ high, low }) => (1 - low / high) * 100)
  return { certain: { ...certain, either: Math.max(certain.either, ...widest) }, possible }
}

function movesOf(all: readonly Reached[], isEarlier: (a: Reached, b: Reached) => boolean): MoveSizes {
  let [up, down] = [0, 0]
  for (const a of all)
    for (const b of all) {
      if (!isEarlier(a, b)) continue
      up = Math.max(up, (b.price / a.price - 1) * 100)
      down = Math.max(down, (1 - b.price / a.price) * 100)
    }
  return { up, down, either: Math.max(up, down) }
}
