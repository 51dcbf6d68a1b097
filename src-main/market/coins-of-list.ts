import { askedBy, venueAsked } from '../service/api/answers/asked'
import { coinsAsked, type Outcome } from '../service/api/outcome'

/**
 * The coins that a call was about, spelled as in `list`. Empty if the call was for one exchange (`BTC kraken`), where
 * prices differ.
 */
export function coinsOfList(outcome: Outcome, list: readonly string[]): readonly string[] {
  const spelled = new Map(list.map(coin => [coin.toUpperCase(), coin]))
  const symbols = coinsAsked(outcome)
  const venue = venueAsked(askedBy({ symbol: symbols.join(' ') }))
  if (venue !== null && !spelled.has(venue.toUpperCase())) return []
  return [...new Set(symbols.map(symbol => spelled.get(symbol.toUpperCase()) ?? symbol))]
}
