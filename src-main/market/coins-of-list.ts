import { askedBy, venueAsked } from '../service-api/answers/asked'
import { coinsAsked, type Outcome } from '../service-api/outcome'

/**
 * The coins that a call was about; those of a list are spelled as there. None where an exchange was named beside them, as in
 * `BTC kraken`: its answer is about that exchange's prices.
 */
export function coinsOfList(outcome: Outcome, list: readonly string[]): readonly string[] {
  const spelled = new Map(list.map(coin => [coin.toUpperCase(), coin]))
  const symbols = coinsAsked(outcome)
  const venue = venueAsked(askedBy({ symbol: symbols.join(' ') }))
  if (venue !== null && !spelled.has(venue.toUpperCase())) return []
  return [...new Set(symbols.map(symbol => spelled.get(symbol.toUpperCase()) ?? symbol))]
}
