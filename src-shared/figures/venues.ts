export interface VenuePrice {
  readonly venue: string
  readonly currency: string | null
  readonly price: number | null
  readonly bid?: number | undefined
  readonly ask?: number | undefined
}

export interface VenueSpread {
  readonly currency: string | null
  readonly cheapest: string
  readonly dearest: string
  /** The difference between the lowest and the highest price, in percent of the lowest. */
  readonly percent: number
  /** Null if no exchange reports it. */
  readonly bestBid: { readonly venue: string; readonly price: number } | null
  readonly bestAsk: { readonly venue: string; readonly price: number } | null
}

/**
 * The spread is (highest price / lowest price − 1) × 100. Only prices in the currency that most exchanges use
 * are compared. If no exchange states a currency, all prices are. Null if fewer than two can be compared.
 */
export function venueSpread(venues: readonly VenuePrice[]): VenueSpread | null {
  const byMoney = new Map<string | null, VenuePrice[]>()
  for (const one of venues) byMoney.set(one.currency, [...(byMoney.get(one.currency) ?? []), one])
  if (byMoney.size > 1) byMoney.delete(null)
  const [most = []] = [...byMoney.values()].sort((a, b) => b.length - a.length)
  const priced = most.flatMap(({ venue, price }) => (price !== null && price > 0 ? [{ venue, price }] : []))
  const [first] = priced
  if (!first || priced.length < 2) return null
  const low = priced.reduce((best, one) => (one.price < best.price ? one : best), first)
  const high = priced.reduce((best, one) => (one.price > best.price ? one : best), first)
  const side = (of: (one: VenuePrice) => number | undefined, sign: 1 | -1): VenueSpread['bestBid'] => {
    const prices = most.flatMap(one => {
      const price = of(one)
      return price !== undefined && price > 0 ? [{ venue: one.venue, price }] : []
    })
    return prices.reduce<VenueSpread['bestBid']>(
      (best, one) => (best === null || sign * (one.price - best.price) > 0 ? one : best),
      null
    )
  }
  return {
    currency: most[0]?.currency ?? null,
    cheapest: low.venue,
    dearest: high.venue,
    percent: (high.price / low.price - 1) * 100,
    bestBid: side(({ bid }) => bid, 1),
    bestAsk: side(({ ask }) => ask, -1)
  }
}
