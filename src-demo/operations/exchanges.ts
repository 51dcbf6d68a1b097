import { rowsOfEach, served, type Answering, type Refused } from '../answer'
import type { Query } from '../query'
import { keyOf, unitAt } from '../simulation/noise'
import type { DemoCoin } from '../simulation/listing'
import { digits, percentText, timeWording } from '../wording'
import { requestedListings, isRefused, symbolsOf } from './requested-listings'

const mostCoins = 100
/** Exchanges that aren't listed here trade in USDT. */
const dollarOf: Readonly<Record<string, string>> = { coinbase: 'USD', kraken: 'USD' }

/** If the coin is the quote currency itself, such as USDT, it's quoted in USD. */
function quoteOn(exchange: string, coin: DemoCoin): string {
  const quote = dollarOf[exchange] ?? 'USDT'
  return coin.symbol === quote ? 'USD' : quote
}

interface Pair {
  readonly coin: DemoCoin
  readonly exchange: string
}

function requestedPairs(query: Query): readonly Pair[] | Refused {
  const name = (query.text('symbol') ?? '').toLowerCase()
  const onExchange = query.coins().filter(coin => coin.sources.includes(name))
  if (onExchange.length > 0) return onExchange.map(coin => ({ coin, exchange: name }))
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  return listings.flatMap(({ coin }) => coin.sources.map(exchange => ({ coin, exchange })))
}

/** Depending on `symbol`, returns all pairs of an exchange, or the pairs of some coins on all exchanges. */
export const getExchange: Answering = async query => {
  const pairs = requestedPairs(query)
  if ('kind' in pairs) return pairs
  const symbols = await rowsOfEach(pairs, ({ coin, exchange }) => {
    const quote = query.market.quoteAt(coin, query.now)
    return {
      symbol: `${coin.symbol}${quoteOn(exchange, coin)}`,
      last: digits(quote.last, coin.decimals),
      daily_change_percentage: percentText(quote.changePercent),
      date: timeWording(query.now),
      source_exchange: exchange
    }
  })
  return served(
    { status: 'success', symbols },
    [...new Set(pairs.map(pair => pair.coin.symbol))],
    symbols.length
  )
}

export const getTickers: Answering = async query => {
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const { market, now } = query
  const tickers = await rowsOfEach(listings, ({ coin }) => {
    const quote = market.quoteAt(coin, now)
    const step = 10 ** -coin.decimals
    return coin.sources.map((exchange, rank) => {
      const width = 0.5 + unitAt(keyOf(market.seed, exchange), 1, rank)
      const spread = Math.max(quote.last * 0.0002 * width, step)
      // The first exchange has half of the volume, the next half of the rest, and so on.
      const share = rank === coin.sources.length - 1 ? 2 ** -rank : 2 ** -(rank + 1)
      return {
        symbol: coin.symbol,
        pair: `${coin.symbol}/${quoteOn(exchange, coin)}`,
        exchange,
        last: digits(quote.last, coin.decimals),
        bid: digits(quote.last - spread / 2, coin.decimals + 1),
        ask: digits(quote.last + spread / 2, coin.decimals + 1),
        volume_24h: digits(quote.volume * share, 2),
        daily_change_percentage: percentText(quote.changePercent),
        date: timeWording(now)
      }
    })
  })
  return served({ status: true, tickers }, symbolsOf(listings), tickers.length)
}
