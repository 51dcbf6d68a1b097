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
  /** Undefined if not calculated or not requested. */
  readonly ours?: OwnFigures | undefined
}

export interface ShownQuotes {
  quote(coin: string): BoardQuote | undefined
  money(priced: { readonly coin: string }): Money | undefined
}

export interface OwnFigures {
  readonly recent: RecentFigures | undefined
  readonly days: CoinFigures | undefined
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

/** If the service reports no change, Candlewick calculates it over 24 hours and marks it. */
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

/** No earlier price is known either. */
export const isUnpriced = (quote: BoardQuote | undefined): boolean =>
  quote?.price === null && lacksPrice(quote)

/** 0 to 1. Null if unknown, or if low and high are equal. */
export function placeInRange(quote: BoardQuote | undefined): number | null {
  if (!quote || quote.price === null || quote.low === null || quote.high === null) return null
  const span = quote.high - quote.low
  if (!(span > 0)) return null
  return Math.min(1, Math.max(0, (quote.price - quote.low) / span))
}

/** The loading time if the quote's time is missing or impossible. */
export function quotedAt(quote: BoardQuote | undefined): number | null {
  return plausibleTime(quote?.at ?? null, quote?.fetchedAt ?? null)
}

export function newestQuote(quotes: readonly (BoardQuote | undefined)[]): number | null {
  let newest: number | null = null
  for (const quote of quotes) {
    const at = quotedAt(quote)
    if (at !== null && (newest === null || at > newest)) newest = at
  }
  return newest
}

export interface PriceRoom {
  readonly whole: number
  readonly fraction: number
  /** Of the widest price, px. */
  readonly widest: number
}

/** Characters in `999,999`. Prices from a million on have no decimals. */
const mostWhole = 7

/**
 * A single very low or high price doesn't widen the column. It may be misaligned but always fits, because a
 * truncated price would be misread.
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

export function roomWidth({ whole, fraction, widest }: PriceRoom): number {
  const groups = ','.repeat(Math.floor((whole - 1) / 4))
  const aligned = `${'0'.repeat(whole - groups.length)}${groups}.${'0'.repeat(fraction)}`
  return Math.max(writtenWidth(aligned), widest)
}
