import type { BoardQuote, PriceOrigin } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { PriceAt } from '../../src-shared/figures/daily'
import type { QuoteRow } from '../service/api/answers/answer'
import type { CandleStore } from './candle-store'

export interface OtherPrice extends PriceAt {
  readonly origin: PriceOrigin
}

/**
 * Candles and rows of lists may be those of another coin with the same symbol, or in another currency. Their price is
 * ignored if it differs from the quote by more than this factor.
 */
const farTimes = 2

export const isFar = (one: number, other: number): boolean => Math.max(one / other, other / one) > farTimes

export class OtherPrices {
  readonly #candles: Pick<CandleStore, 'newestClose'>
  readonly #closes = new Map<string, PriceAt | null>()
  readonly #listed = new Map<string, PriceAt>()

  constructor(candles: Pick<CandleStore, 'newestClose'>) {
    this.#candles = candles
  }

  of(coin: string): OtherPrice | null {
    const close = this.#close(coin)
    const listed = this.#listed.get(coin)
    if (listed && listed.at > (close?.at ?? 0)) return { ...listed, origin: 'list' }
    return close && { ...close, origin: 'candle' }
  }

  addListed(rows: ReadonlyMap<string, Pick<QuoteRow, 'price'>>, at: EpochMs): void {
    for (const [coin, { price }] of rows)
      if (price !== null && price > 0) this.#listed.set(coin, { price, at })
  }

  /** Makes the next lookup read the coin's candles again. */
  readAgain(coin: string): void {
    this.#closes.delete(coin)
  }

  forget(coin: string): void {
    this.#closes.delete(coin)
    this.#listed.delete(coin)
  }

  #close(coin: string): PriceAt | null {
    const known = this.#closes.get(coin)
    if (known !== undefined) return known
    const read = this.#candles.newestClose(coin)
    this.#closes.set(coin, read)
    return read
  }
}

/**
 * The range and the change stay those of the quote. A doubtful or missing quote isn't replaced, because the
 * user sees the reason instead of a price.
 */
export function withNewestPrice(quote: BoardQuote, other: OtherPrice | null): BoardQuote {
  if (!other || quote.missing || quote.refused || quote.doubt) return quote
  if (quote.fetchedAt !== null && quote.fetchedAt >= other.at) return quote
  const { price, at, origin } = other
  return (quote.price !== null && isFar(price, quote.price)) || !(price > 0)
    ? quote
    : { ...quote, price, priceText: String(price), at: null, fetchedAt: at, priceOrigin: origin }
}
