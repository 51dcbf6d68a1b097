import type { DemoCoin } from './simulation/listing'
import type { SimulatedMarket } from './simulation/simulated-market'

export interface Listing {
  readonly coin: DemoCoin
  /** In upper case, without the exchange. */
  readonly symbol: string
  readonly exchange: string
}

export interface Query {
  readonly now: number
  readonly market: SimulatedMarket
  /** Empty if the service is configured to leave out the currency. */
  readonly pricedIn: { readonly currency?: 'USD' }
  /** Returns null if the parameter is omitted or empty. */
  text(name: string): string | null
  /** Returns the known coins in the parameter `symbol`, in the same order and without duplicates. */
  listings(): readonly Listing[]
  /** The number of coins in the parameter `symbol`, including unknown ones. */
  readonly nameCount: number
  /** False if the coin is unknown or a test has removed it. */
  has(coin: DemoCoin): boolean
  /** Leaves out coins that a test has removed. */
  coins(): readonly DemoCoin[]
}

const dollars = ['USDT', 'USDC', 'FDUSD', 'USD']

function coinNamed(market: SimulatedMarket, name: string): DemoCoin | undefined {
  const coin = market.coin(name)
  if (coin !== undefined) return coin
  const quote = dollars.find(one => name.length > one.length && name.endsWith(one))
  return quote === undefined ? undefined : market.coin(name.slice(0, -quote.length))
}

/** Finds `BTC`, `BTC@binance` or `BTCUSDT@binance`. */
export function listingOf(market: SimulatedMarket, text: string): Listing | undefined {
  const [name = '', exchange, ...more] = text.split('@')
  if (more.length > 0) return undefined
  const symbol = name.toUpperCase()
  const coin = coinNamed(market, symbol)
  if (coin === undefined) return undefined
  const source = exchange === undefined ? coin.sources[0] : exchange.toLowerCase()
  if (source === undefined || !coin.sources.includes(source)) return undefined
  return { coin, symbol, exchange: source }
}

/** Removes duplicates, but not unknown coins. */
export function namesIn(raw: string): readonly string[] {
  const symbol = new URLSearchParams(raw).get('symbol') ?? ''
  return [...new Set(symbol.split(' ').filter(name => name !== ''))]
}

/** A `+` is a space, and `%2B` a plus sign. */
export function queryOf(
  market: SimulatedMarket,
  raw: string,
  now: number,
  dropped: ReadonlySet<string>,
  pricedIn: Query['pricedIn']
): Query {
  const parameters = new URLSearchParams(raw)
  const names = namesIn(raw)
  const live = (coin: DemoCoin): boolean => !dropped.has(coin.symbol) && coin.firstDay * 86_400_000 <= now
  return {
    now,
    market,
    pricedIn,
    nameCount: names.length,
    text: name => parameters.get(name)?.trim() || null,
    has: live,
    coins: () => market.coins.filter(live),
    listings: () =>
      names.flatMap(name => {
        const listing = listingOf(market, name)
        return listing !== undefined && live(listing.coin) ? [listing] : []
      })
  }
}
