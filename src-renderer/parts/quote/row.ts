import type { BoardQuote, CoinFigures, CoinServiceFigures, MarketFigures, RecentFigures } from '@contract'
import { plausibleTime } from '../../../src-shared/format/age'
import type { Money } from '../../../src-shared/format/unit'
import { formatPrice, priceParts } from '../../../src-shared/format/price'
import { writtenWidth } from '../../coins/price-width'
import { lacksPrice } from '../../words/quote'

export interface QuoteTableRow {
  readonly coin: string
  readonly quote: BoardQuote | undefined
  readonly money?: Money | undefined
  /** Undefined if there are no calculated figures, or if they weren't requested. */
  readonly ours?: OwnFigures | undefined
}

export interface ShownQuotes {
  quote(coin: string): BoardQuote | undefined
  money(priced: { readonly coin: string }): Money | undefined
}

export interface OwnFigures {
  readonly recent: RecentFigures | undefined
  /** From daily candles. */
  readonly days: CoinFigures | undefined
  /** Figures from the service, if the user loaded them in any view. */
  readonly service?: CoinServiceFigures | undefined
}

export function quoteFigures(
  figures: Pick<MarketFigures, 'figures' | 'recent' | 'serviceFigures'> | undefined
): ReadonlyMap<string, OwnFigures> {
  const days = new Map(figures?.figures.map(one => [one.coin, one]))
  const service = new Map(figures?.serviceFigures.map(one => [one.coin, one]))
  return new Map(
    figures?.recent.map(recent => {
      const { coin } = recent
      return [coin, { recent, days: days.get(coin), service: service.get(coin) }]
    })
  )
}

/**
 * Source of the daily changes. If the service gives none, ours over 24 hours is shown and marked as
 * calculated.
 */
export type Whose = 'service' | 'ours' | 'mixed'

export function whoseChanges(rows: readonly QuoteTableRow[]): Whose {
  const known = rows.map(dailyChange).filter(({ percent }) => percent !== null)
  if (!known.some(({ isOurs }) => isOurs)) return 'service'
  return known.every(({ isOurs }) => isOurs) ? 'ours' : 'mixed'
}

export function dailyChange({ quote, ours }: QuoteTableRow): {
  readonly percent: number | null
  readonly isOurs: boolean
} {
  const told = quote?.changePercent ?? null
  const own = quote && quote.price !== null ? (ours?.recent?.day ?? null) : null
  return told === null && own !== null ? { percent: own, isOurs: true } : { percent: told, isOurs: false }
}

/** The service doesn't return the coin or its price, and no earlier price is known. */
export const isUnpriced = (quote: BoardQuote | undefined): boolean =>
  quote?.price === null && lacksPrice(quote)

/** Position of the price between low and high, 0 to 1. Null if unknown or the range is empty. */
export function placeInRange(quote: BoardQuote | undefined): number | null {
  if (!quote || quote.price === null || quote.low === null || quote.high === null) return null
  const span = quote.high - quote.low
  if (!(span > 0)) return null
  return Math.min(1, Math.max(0, (quote.price - quote.low) / span))
}

/** The quote's time, or the loading time if the service gives no time or an impossible one. */
export function quotedAt(quote: BoardQuote | undefined): number | null {
  return plausibleTime(quote?.at ?? null, quote?.fetchedAt ?? null)
}

/** Time of the latest price, null if there is none. */
export function newestQuote(quotes: readonly (BoardQuote | undefined)[]): number | null {
  let newest: number | null = null
  for (const quote of quotes) {
    const at = quotedAt(quote)
    if (at !== null && (newest === null || at > newest)) newest = at
  }
  return newest
}

export interface PriceRoom {
  /** Characters before the decimal mark, including separators. */
  readonly whole: number
  /** Digits after the mark. */
  readonly fraction: number
  /** Width of the widest price, px. It always fits, even if its decimal mark is out of line. */
  readonly widest: number
}

/** As many characters as `999,999`. From a million on, prices have no decimals and can use their room. */
const mostWhole = 7

/**
 * A very low or high price doesn't make the column wider. Its decimal mark may be out of line, but it always
 * fits, because a price that is cut off would be misread.
 */
export function priceRoom(rows: readonly QuoteTableRow[], mostFraction: number): PriceRoom {
  let whole = 3
  let fraction = 2
  let widest = 0
  for (const { quote } of rows) {
    if (!quote || quote.price === null) continue
    const parts = priceParts(quote.price)
    whole = Math.max(whole, Math.min(mostWhole, parts.whole.length))
    fraction = Math.max(fraction, Math.min(mostFraction, parts.fraction.length))
    widest = Math.max(widest, writtenWidth(formatPrice(quote.price)))
  }
  return { whole, fraction, widest }
}

/** Width of a list's prices, px. */
export function roomWidth({ whole, fraction, widest }: PriceRoom): number {
  const groups = ','.repeat(Math.floor((whole - 1) / 4))
  const aligned = `${'0'.repeat(whole - groups.length)}${groups}.${'0'.repeat(fraction)}`
  return Math.max(writtenWidth(aligned), widest)
}
