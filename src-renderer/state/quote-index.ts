import type { BoardQuote } from '@contract'

/** An index by symbol, because a list of a thousand coins looks up every one of them on each change. */
export function indexQuotes(quotes: readonly BoardQuote[]): ReadonlyMap<string, BoardQuote> {
  return new Map(quotes.map(quote => [quote.symbol, quote]))
}
