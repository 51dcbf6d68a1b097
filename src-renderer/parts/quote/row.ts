import type { BoardQuote, CoinFigures, CoinServiceFigures, MarketFigures, RecentFigures } from '@contract'
import { plausibleTime } from '../../../src-shared/format/age'
import type { Money } from '../../../src-shared/format/unit'
import { isPriceMissing } from '../../words/quote'

export interface QuoteTableRow {
  readonly coin: string
  readonly quote: BoardQuote | undefined
  readonly money?: Money | undefined
  /** Undefined if these figures weren't requested. */
  readonly ours?: OwnFigures | undefined
}

export interface ShownQuotes {
  quote(coin: string): BoardQuote | undefined
  money(priced: { readonly coin: string }): Money | undefined
}

export interface OwnFigures {
  readonly recent: RecentFigures | undefined
  readonly days: CoinFigures | undefined
  /** Figures from the service. Undefined if the user hasn't loaded them in any view. */
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
 * Where the daily changes of a list come from. If the service reports none, Candlewick calculates them over
 * 24 hours and marks them.
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

/** True if the service doesn't return the coin or its price, and no earlier price is known. */
export const isUnpriced = (quote: BoardQuote | undefined): boolean =>
  quote?.price === null && isPriceMissing(quote)

/** The price's place in the daily range, from 0 at the low to 1 at the high. */
export function placeInRange(quote: BoardQuote | undefined): number | null {
  if (!quote || quote.price === null || quote.low === null || quote.high === null) return null
  const span = quote.high - quote.low
  if (!(span > 0)) return null
  return Math.min(1, Math.max(0, (quote.price - quote.low) / span))
}

/** When a quote was made. If its time is missing or impossible, returns when it was loaded. */
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
