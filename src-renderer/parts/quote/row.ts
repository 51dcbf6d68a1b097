import type { BoardQuote, CoinFigures, CoinServiceFigures, MarketFigures, RecentFigures } from '@contract'
import { plausibleTime } from '../../../src-shared/format/age'
import type { Money } from '../../../src-shared/format/unit'
import { formatPrice, priceParts } from '../../../src-shared/format/price'
import { writtenWidth } from '../../coins/price-width'
import { isPriceMissing } from '../../words/quote'

export interface QuoteTableRow {
  readonly coin: string
  readonly quote: BoardQuote | undefined
  readonly money?: Money | undefined
  /** Undefined if there are no calculated values, or if they weren't requested. */
  readonly ours?: OwnFigures | undefined
}

export interface ShownQuotes {
  quote(coin: string): BoardQuote | undefined
  money(priced: { readonly coin: string }): Money | undefined
}

export interface OwnFigures {
  readonly recent: RecentFigures | undefined
  /** Calculated from daily candles. */
  readonly days: CoinFigures | undefined
  /** Values from the service, if the user has loaded them in any view. */
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
 * The source of the list's daily changes. If the service reports none, Candlewick calculates the change over 24
 * hours and marks it as calculated.
 */
export type ChangeSource = 'service' | 'ours' | 'mixed'

export function sourceOfChanges(rows: readonly QuoteTableRow[]): ChangeSource {
  const known = rows.map(dailyChange).filter(({ percent }) => percent !== null)
  if (!known.some(({ isOurs }) => isOurs)) return 'service'
  return known.every(({ isOurs }) => isOurs) ? 'ours' : 'mixed'
}

export function dailyChange({ quote, ours }: QuoteTableRow): {
  readonly percent: number | null
  readonly isOurs: boolean
} {
  const reported = quote?.changePercent ?? null
  const own = quote && quote.price !== null ? (ours?.recent?.day ?? null) : null
  return reported === null && own !== null
    ? { percent: own, isOurs: true }
    : { percent: reported, isOurs: false }
}

/**
 * Whether there is no price at all: the service doesn't return the coin or its price, and no earlier price is
 * known.
 */
export const isUnpriced = (quote: BoardQuote | undefined): boolean =>
  quote?.price === null && isPriceMissing(quote)

/** Position of the price between the day's low and high, 0 to 1. Null if unknown or if low and high are equal. */
export function placeInRange(quote: BoardQuote | undefined): number | null {
  if (!quote || quote.price === null || quote.low === null || quote.high === null) return null
  const span = quote.high - quote.low
  if (!(span > 0)) return null
  return Math.min(1, Math.max(0, (quote.price - quote.low) / span))
}

/** When the price was current: the quote's time, or the loading time if the quote's is missing or impossible. */
export function quotedAt(quote: BoardQuote | undefined): number | null {
  return plausibleTime(quote?.at ?? null, quote?.fetchedAt ?? null)
}

/** The time of the latest price, null if there is none. */
export function newestQuote(quotes: readonly (BoardQuote | undefined)[]): number | null {
  let newest: number | null = null
  for (const quote of quotes) {
    const at = quotedAt(quote)
    if (at !== null && (newest === null || at > newest)) newest = at
  }
  return newest
}

export interface PriceRoom {
  /** Number of characters before the decimal mark, including separators. */
  readonly whole: number
  /** Digits after the mark. */
  readonly fraction: number
  /** Width of the widest price, px. Every price fits, even if its decimal mark isn't aligned with the others. */
  readonly widest: number
}

/** Number of characters in `999,999`. Prices from a million on have no decimals, so they fit as well. */
const mostWhole = 7

/**
 * How prices in a column are aligned. A single very low or high price doesn't widen the column. It may be
 * misaligned but always fits, because a truncated price would be misread.
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

/** Width of the price column, px. */
export function roomWidth({ whole, fraction, widest }: PriceRoom): number {
  const groups = ','.repeat(Math.floor((whole - 1) / 4))
  const aligned = `${'0'.repeat(whole - groups.length)}${groups}.${'0'.repeat(fraction)}`
  return Math.max(writtenWidth(aligned), widest)
}
