import type { DemoCoin } from './simulation/listing'
import type { SimulatedMarket } from './simulation/simulated-market'

/** What a caller asked for by one name in `symbol`. */
export interface Listing {
  readonly coin: DemoCoin
  /** The coin or pair as answered: upper case, without the exchange. */
  readonly symbol: string
  readonly exchange: string
}

/** The query of one call, the moment it came, and the market as the service has it at that moment. */
export interface Query {
  readonly now: number
  readonly market: SimulatedMarket
  /** The field that says what prices are in; empty for a service that names none. */
  readonly pricedIn: { readonly currency?: 'USD' }
  /** A parameter trimmed, or null where it is left out or empty. */
  text(name: string): string | null
  /** The coins in `symbol` that the service has, in the order asked, without repeats. */
  listings(): readonly Listing[]
  /** How many names `symbol` held, known or not. */
  readonly namesAsked: number
  /** Whether the service has a coin at this moment. */
  has(coin: DemoCoin): boolean
  /** The coins of the market, without those taken out by the controls. */
  coins(): readonly DemoCoin[]
}

/** Quote currencies that count as the dollar the market is priced in. */
const dollars = ['USDT', 'USDC', 'FDUSD', 'USD']

function coinNamed(market: SimulatedMarket, name: string): DemoCoin | undefined {
  const coin = market.coin(name)
  if (coin !== undefined) return coin
  const quote = dollars.find(one => name.length > one.length && name.endsWith(one))
  return quote === undefined ? undefined : market.coin(name.slice(0, -quote.length))
}

/** Reads `BTC`, `BTC@binance` or `BTCUSDT@binance`; undefined for a coin or exchange the market lacks. */
export function listingOf(market: SimulatedMarket, asked: string): Listing | undefined {
  const [name = '', exchange, ...more] = asked.split('@')
  if (more.length > 0) return undefined
  const symbol = name.toUpperCase()
  const coin = coinNamed(market, symbol)
  if (coin === undefined) return undefined
  const source = exchange === undefined ? coin.sources[0] : exchange.toLowerCase()
  if (source === undefined || !coin.sources.includes(source)) return undefined
  return { coin, symbol, exchange: source }
}

/** The names in `symbol`, known or not, without repeats. */
export function namesIn(raw: string): readonly string[] {
  const symbol = new URLSearchParams(raw).get('symbol') ?? ''
  return [...new Set(symbol.split(' ').filter(name => name !== ''))]
}

/** The query over the raw query string. A literal `+` is a blank there; `%2B` is a plus and part of a name. */
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
    namesAsked: names.length,
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
