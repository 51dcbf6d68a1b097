import { refused, type Refused } from '../answer'
import type { Listing, Query } from '../query'

/**
 * `most` is the maximum number of coins per call. With `atLeastOne`, a call without any known coin is
 * rejected.
 */
export function requestedListings(
  query: Query,
  most: number,
  atLeastOne = false
): readonly Listing[] | Refused {
  if (query.nameCount === 0) return refused('symbol is required')
  if (query.nameCount > most) return refused(`symbol contains more than ${most} coins`)
  const listings = query.listings()
  return atLeastOne && listings.length === 0 ? refused('symbol contains no known coin') : listings
}

export const isRefused = (result: readonly Listing[] | Refused): result is Refused => 'kind' in result

export const symbolsOf = (listings: readonly Listing[]): string[] => listings.map(one => one.coin.symbol)
