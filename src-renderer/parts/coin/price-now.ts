import type { BoardQuote, CandleSeries, KnownAnswer } from '@contract'
import { toldAt } from '../../../src-shared/format/age'
import { rowsOfTwin } from '../../../src-shared/figures/coin-named'
import type { KnownCoin } from '../../../src-shared/figures/coin-twins'
import type { PriceAt } from '../../../src-shared/figures/daily'
import { isInDoubt } from '../../../src-shared/figures/doubt'
import { day } from '../../../src-shared/time'

/** The newest price that is held of a coin, and what it is of. */
export interface PriceNow extends PriceAt {
  readonly source: 'quote' | 'candle'
}

/** What is told of a price. */
export type AskedQuote = Pick<BoardQuote, 'price' | 'at' | 'fetchedAt' | 'doubt'>

/** The quote of a coin nobody watches, where a person asked for it; undefined where none came. */
export function askedQuote(
  known: KnownAnswer | undefined,
  coin: string,
  meant?: KnownCoin
): AskedQuote | undefined {
  const kept = known?.kept
  if (kept?.answer.kind !== 'quotes') return undefined
  const rows = kept.answer.data.filter(({ symbol }) => symbol.toUpperCase() === coin.toUpperCase())
  const [row] = rowsOfTwin(rows, coin, meant)
  return row && { price: row.price, at: row.at, fetchedAt: kept.at }
}

/**
 * A coin's quote, or where it has none the last close of its daily candles, which is as old as the candles are, or as its
 * day once that is over; null where neither is held. Where there is a quote it is the price of the whole page, as of its
 * heading: two prices a cent apart would be a riddle. One in doubt is not: what is computed of it would be wrong as a whole.
 */
export function priceNow(quote: AskedQuote | undefined, candles: CandleSeries | undefined): PriceNow | null {
  const price = quote && !isInDoubt(quote) ? quote.price : null
  const quotedAt = toldAt(quote?.at ?? null, quote?.fetchedAt ?? null)
  if (price !== null && quotedAt !== null) return { price, at: quotedAt, source: 'quote' }
  const last = (candles?.time.length ?? 0) - 1
  const [close, opened] = [candles?.close[last], candles?.time[last]]
  if (close === undefined || opened === undefined || !candles?.fetchedAt) return null
  return {
    price: close,
    at: Math.max(opened, Math.min(candles.fetchedAt, opened + day - 1)),
    source: 'candle'
  }
}
