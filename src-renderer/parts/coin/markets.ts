import type { Answer, AnswerOf } from '@contract'
import type { VenuePrice } from '../../../src-shared/figures/venues'

type Quote = AnswerOf<'quotes'>['data'][number]

/** One venue's market of a coin, of getTickers, getExchange or both. */
export interface Market extends VenuePrice {
  readonly volume: number | null
  readonly changePercent: number | null
  /** Epoch ms. */
  readonly at: number | null
}

/**
 * Both answers as one list: a venue's market in one money stands once. What getTickers tells (bid, ask, volume) goes
 * before what getExchange tells of the same market. Rows that name no venue cannot be told apart and are left out.
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

/** An answer came, and no row of it can stand in the list. */
export const bringsNoMarket = (answer: Answer | null): boolean =>
  answer !== null && marketsIn(answer, null).length === 0

const quotesIn = (answer: Answer | null): readonly Quote[] => (answer?.kind === 'quotes' ? answer.data : [])

const marketOf = (row: Quote, venue: string): Market => ({
  ...{ venue, currency: row.currency, price: row.price, bid: row.bid, ask: row.ask },
  ...{ volume: row.volume, changePercent: row.changePercent, at: row.at }
})
