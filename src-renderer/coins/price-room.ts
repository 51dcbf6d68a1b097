import { formatPrice, priceParts } from '../../src-shared/format/price'
import { writtenWidth } from './price-width'

export interface PriceRoom {
  /** Characters before the decimal mark, including separators. */
  readonly whole: number
  readonly fraction: number
  /** In px. */
  readonly widest: number
}

/** The length of `999,999`. Prices from a million on have no decimals, so they fit as well. */
const mostWhole = 7

/**
 * A single very low or high price doesn't make the column wider. It may be misaligned but always fits,
 * because a truncated price would be misread.
 */
export function priceRoom(prices: readonly (number | null | undefined)[], mostFraction: number): PriceRoom {
  let whole = 3
  let fraction = 2
  let widest = 0
  for (const price of prices) {
    if (typeof price !== 'number') continue
    const parts = priceParts(price)
    whole = Math.max(whole, Math.min(mostWhole, parts.whole.length))
    fraction = Math.max(fraction, Math.min(mostFraction, parts.fraction.length))
    widest = Math.max(widest, writtenWidth(formatPrice(price)))
  }
  return { whole, fraction, widest }
}

/** In px. */
export function roomWidth({ whole, fraction, widest }: PriceRoom): number {
  const groups = ','.repeat(Math.floor((whole - 1) / 4))
  const aligned = `${'0'.repeat(whole - groups.length)}${groups}.${'0'.repeat(fraction)}`
  return Math.max(writtenWidth(aligned), widest)
}
