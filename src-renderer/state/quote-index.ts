import type { BoardQuote } from '@contract'

/** Quotes by symbol: a list of a thousand coins asks for each of them on every change. */
export function indexQuotes(quotes: readonly BoardQuote[]): ReadonlyMap<string, BoardQuote> {
  return new Map(quotes.map(quote => [quote.symbol, quote]))
}
