/** The moves are in percent of the earlier price. */
export interface PriceSpan {
  readonly low: number
  readonly high: number
  readonly up: number
  readonly down: number
  readonly either: number
}

export const noPrices: PriceSpan = { low: Infinity, high: 0, up: 0, down: 0, either: 0 }

export const spanOf = (price: number): PriceSpan => ({ ...noPrices, low: price, high: price })

export const together = (a: PriceSpan, b: PriceSpan): PriceSpan => ({
  low: Math.min(a.low, b.low),
  high: Math.max(a.high, b.high),
  up: Math.max(a.up, b.up),
  down: Math.max(a.down, b.down),
  either: Math.max(a.either, b.either)
})

/** Returns `a` itself if `b` doesn't change anything, which saves memory. */
export function followedBy(a: PriceSpan, b: PriceSpan): PriceSpan {
  const arePricesKnown = a.high > 0 && b.high > 0
  const rise = arePricesKnown ? (b.high / a.low - 1) * 100 : 0
  const fall = arePricesKnown ? fallOf(a.high, b.low) : 0
  const joined = {
    low: Math.min(a.low, b.low),
    high: Math.max(a.high, b.high),
    up: Math.max(a.up, b.up, rise),
    down: Math.max(a.down, b.down, fall),
    either: Math.max(a.either, b.either, rise, fall)
  }
  return equals(a, joined) ? a : joined
}

export const fallOf = (from: number, to: number): number => (1 - to / from) * 100

export const equals = (a: PriceSpan, b: PriceSpan): boolean =>
  a.low === b.low && a.high === b.high && a.up === b.up && a.down === b.down && a.either === b.either
