import type { BoardQuote, CandleSeries, AnswerStatus } from '@contract'
import { plausibleTime } from '../../../src-shared/format/age'
import { rowsOfTwin } from '../../../src-shared/figures/coin-named'
import type { KnownCoin } from '../../../src-shared/figures/coin-twins'
import type { PriceAt } from '../../../src-shared/figures/daily'
import { isInDoubt } from '../../../src-shared/figures/doubt'
import { day } from '../../../src-shared/time'
import type { MovingBar } from '../../charts/series/candles'

export interface PriceNow extends PriceAt {
  readonly source: 'quote' | 'candle'
}

export type LoadedQuote = Pick<BoardQuote, 'price' | 'at' | 'fetchedAt' | 'doubt'>

/** The quote of a coin that isn't in a watchlist. Undefined if the user hasn't loaded one. */
export function loadedQuote(
  known: AnswerStatus | undefined,
  coin: string,
  knownCoin?: KnownCoin
): LoadedQuote | undefined {
  const saved = known?.saved
  if (saved?.answer.kind !== 'quotes') return undefined
  const rows = saved.answer.data.filter(({ symbol }) => symbol.toUpperCase() === coin.toUpperCase())
  const [row] = rowsOfTwin(rows, coin, knownCoin)
  return row && { price: row.price, at: row.at, fetchedAt: saved.at }
}

/**
 * Returns the loaded quote or the last close, whichever was loaded later. For watched coins, the main process
 * has already made this choice.
 */
export function newestPriceNow(
  quote: LoadedQuote | undefined,
  candles: CandleSeries | undefined
): PriceNow | null {
  const [quoted, close] = [priceNow(quote, undefined), priceNow(undefined, candles)]
  return quoted && close && close.at > (quote?.fetchedAt ?? 0) ? close : (quoted ?? close)
}

/**
 * Returns the quote, or else the last daily close. The age of a close counts from when its candles were
 * loaded, or from the end of its day if that is earlier. Ignores doubtful quotes, because everything
 * calculated from them would be wrong.
 */
export function priceNow(quote: LoadedQuote | undefined, candles: CandleSeries | undefined): PriceNow | null {
  const price = quote && !isInDoubt(quote) ? quote.price : null
  const quotedAt = plausibleTime(quote?.at ?? null, quote?.fetchedAt ?? null)
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

/** Null if the price isn't from the candle's day. */
export function movingBar(series: CandleSeries, { price, at }: PriceAt): MovingBar | null {
  const last = series.time.length - 1
  const [time, open, high, low] = [series.time, series.open, series.high, series.low].map(
    values => values[last]
  )
  if (time === undefined || open === undefined || high === undefined || low === undefined) return null
  if (Math.floor(at / day) * day !== time) return null
  return { time, open, high: Math.max(high, price), low: Math.min(low, price), close: price, volume: NaN }
}
