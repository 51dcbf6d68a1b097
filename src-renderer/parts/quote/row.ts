import type { BoardQuote, CoinFigures, MarketFigures, RecentFigures } from '@contract'
import { toldAt } from '../../../src-shared/format/age'
import type { Money } from '../../../src-shared/format/unit'
import { formatPrice, priceParts } from '../../../src-shared/format/price'
import { writtenWidth } from '../../coins/price-width'
import { lacksPrice } from '../../words/quote'

/** One line of the watchlist: the coin a person chose, and what is known of it. */
export interface QuoteRow {
  readonly coin: string
  /** Undefined: nothing was ever told about this coin. */
  readonly quote: BoardQuote | undefined
  /** What its price is in. */
  readonly money?: Money | undefined
  /** What we compute of it from what is held; undefined where nothing is, or nobody asked. */
  readonly ours?: OwnFigures | undefined
}

/** What a list of coins asks for each of them. */
export interface ShownQuotes {
  quote(coin: string): BoardQuote | undefined
  /** What its prices are in; undefined where nobody can say. */
  money(priced: { readonly coin: string }): Money | undefined
}

/** Ours of one coin, at 0 credits. */
export interface OwnFigures {
  readonly recent: RecentFigures | undefined
  /** From daily candles. */
  readonly days: CoinFigures | undefined
}

/** Figures of a list by coin. */
export function ownFigures(
  figures: Pick<MarketFigures, 'figures' | 'recent'> | undefined
): ReadonlyMap<string, OwnFigures> {
  const days = new Map(figures?.figures.map(one => [one.coin, one]))
  return new Map(figures?.recent.map(recent => [recent.coin, { recent, days: days.get(recent.coin) }]))
}

/** The change of the day: the service's, or where it gives none of a price ours over 24 hours, said to be ours. */
export type Whose = 'service' | 'ours' | 'mixed'

/** Whose the daily changes of a list are, as far as they are known. */
export function whoseChanges(rows: readonly QuoteRow[]): Whose {
  const known = rows.map(dailyChange).filter(({ percent }) => percent !== null)
  if (!known.some(({ isOurs }) => isOurs)) return 'service'
  return known.every(({ isOurs }) => isOurs) ? 'ours' : 'mixed'
}

export function dailyChange({ quote, ours }: QuoteRow): {
  readonly percent: number | null
  readonly isOurs: boolean
} {
  const told = quote?.changePercent ?? null
  const own = quote && quote.price !== null ? (ours?.recent?.day ?? null) : null
  return told === null && own !== null ? { percent: own, isOurs: true } : { percent: told, isOurs: false }
}

/** Nothing was ever known of the price of a coin the service does not answer for, or gives none of. */
export const isUnpriced = (quote: BoardQuote | undefined): boolean =>
  quote?.price === null && lacksPrice(quote)

/** Where the price stands between low and high, 0 to 1; null when that is not known or the day had no range. */
export function placeInRange(quote: BoardQuote | undefined): number | null {
  if (!quote || quote.price === null || quote.low === null || quote.high === null) return null
  const span = quote.high - quote.low
  if (!(span > 0)) return null
  return Math.min(1, Math.max(0, (quote.price - quote.low) / span))
}

/** When a row's price was so: by the service's own time, else (or where that can't be) by when it was fetched. */
export function quotedAt(quote: BoardQuote | undefined): number | null {
  return toldAt(quote?.at ?? null, quote?.fetchedAt ?? null)
}

/** The time of the newest of some prices; null when there is none. */
export function newestQuote(quotes: readonly (BoardQuote | undefined)[]): number | null {
  let newest: number | null = null
  for (const quote of quotes) {
    const at = quotedAt(quote)
    if (at !== null && (newest === null || at > newest)) newest = at
  }
  return newest
}

/** Room for the prices of a list: columns align on the mark. */
export interface PriceRoom {
  /** Characters before the mark, those between thousands with them. */
  readonly whole: number
  /** Digits after the mark. */
  readonly fraction: number
  /** Of the widest price as it is written, px: it may stand out of line, and has its place. */
  readonly widest: number
}

/** `999,999`: from a million on no digits follow the mark, and the price runs over their room. */
const mostWhole = 7

/**
 * The room `rows` need, with at most `mostFraction` digits after the mark: a dust coin or a very dear one must not push
 * a whole column aside, so past that it alone stands out of line. The widest price always has its place: half a price
 * would be another one.
 */
export function priceRoom(rows: readonly QuoteRow[], mostFraction: number): PriceRoom {
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

/** What the prices of a list need, px. */
export function roomWidth({ whole, fraction, widest }: PriceRoom): number {
  const groups = ','.repeat(Math.floor((whole - 1) / 4))
  const aligned = `${'0'.repeat(whole - groups.length)}${groups}.${'0'.repeat(fraction)}`
  return Math.max(writtenWidth(aligned), widest)
}
