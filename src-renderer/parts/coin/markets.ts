import type { Answer, AnswerOf } from '@contract'
import type { VenuePrice } from '../../../src-shared/figures/venues'

type Quote = AnswerOf<'quotes'>['data'][number]

export interface Market extends VenuePrice {
  readonly volume: number | null
  readonly changePercent: number | null
  /** Epoch ms. */
  readonly at: number | null
}

/**
 * Returns one row per venue and currency. It is from getTickers if possible, which has bid, ask and volume.
 * Rows without a venue can't be told apart, so they're left out.
 */
export function marketsIn(tickers: Answer | null, exchange: Answer | null): readonly Market[] {
  const markets = new Map<string, Market>()
  for (const row of [...quotesIn(tickers), ...quotesIn(exchange)]) {
    if (row.exchange === null) continue
    const name = `${row.exchange.toLowerCase()} ${row.currency ?? ''}`
    if (!markets.has(name)) markets.set(name, marketOf(row, row.exchange))
  }
  return [...markets.values()]
}

export interface VenueScale {
  readonly low: number
  readonly high: number
}

export function venueScales(markets: readonly Market[]): ReadonlyMap<string | null, VenueScale> {
  const scales = new Map<string | null, VenueScale>()
  for (const { currency, price, bid, ask } of markets)
    for (const one of [price, bid, ask]) {
      if (!one || one <= 0) continue
      const { low, high } = scales.get(currency) ?? { low: one, high: one }
      scales.set(currency, { low: Math.min(low, one), high: Math.max(high, one) })
    }
  return scales
}

/** True if there is a response, but none of its rows can be used. */
export const bringsNoMarket = (answer: Answer | null): boolean =>
  answer !== null && marketsIn(answer, null).length === 0

const quotesIn = (answer: Answer | null): readonly Quote[] => (answer?.kind === 'quotes' ? answer.data : [])

const marketOf = (row: Quote, venue: string): Market => ({
  venue,
  currency: row.currency,
  price: row.price,
  bid: row.bid,
  ask: row.ask,
  volume: row.volume,
  changePercent: row.changePercent,
  at: row.at
})
