import type { BoardQuote, Interval } from '@contract'
import { plausibleTime } from '../../../../src-shared/format/age'
import { isInDoubt } from '../../../../src-shared/figures/doubt'
import { barTime } from '../../../../src-shared/interval'
import type { Candles, MovingBar } from '../../../charts/series/candles'
import { ratioOf } from '../../../charts/series/ratio'

export interface QuotedPrice {
  readonly price: number
  /** Epoch ms. */
  readonly at: number
}

/** The price of a quote with its time. Null without a quote, or if its price is in doubt. */
export function quotedPrice(quote: BoardQuote | undefined): QuotedPrice | null {
  const at = plausibleTime(quote?.at ?? null, quote?.fetchedAt ?? null)
  if (!quote || quote.price === null || at === null || isInDoubt(quote)) return null
  return { price: quote.price, at }
}

/** Null if the two prices belong to different bars, or to a bar that doesn't follow the last one. */
export function ratioTick(
  candles: Candles,
  coin: QuotedPrice,
  divisor: QuotedPrice,
  interval: Interval
): MovingBar | null {
  const time = barTime(coin.at, interval)
  const close = ratioOf(coin.price, divisor.price)
  const last = candles.time[candles.size - 1]
  if (close === null || candles.size === 0 || last === undefined) return null
  const isNext = time === last + candles.intervalMs
  if (barTime(divisor.at, interval) !== time || (time !== last && !isNext)) return null
  const provisional = isNext || candles.isProvisional(candles.size - 1)
  return { time, open: close, high: close, low: close, close, volume: NaN, provisional }
}
