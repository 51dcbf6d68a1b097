import { requestOf, requestedVenue } from '../service/api/answers/call-request'
import { requestedCoins, type Outcome } from '../service/api/outcome'

/**
 * The coins that a call was about, spelled as in `list`. Empty if the call was for one exchange (`BTC kraken`), where
 * prices differ.
 */
export function coinsOfList(outcome: Outcome, list: readonly string[]): readonly string[] {
  const spelled = new Map(list.map(coin => [coin.toUpperCase(), coin]))
  const symbols = requestedCoins(outcome)
  const venue = requestedVenue(requestOf({ symbol: symbols.join(' ') }))
  if (venue !== null && !spelled.has(venue.toUpperCase())) return []
  return [...new Set(symbols.map(symbol => spelled.get(symbol.toUpperCase()) ?? symbol))]
}
