import { refused, rowsOfEach, served, type Answering } from '../answer'
import { listingOf, type Query } from '../query'
import type { Instrument } from '../simulation/listing'
import { dayMs } from '../simulation/simulated-market'
import { digits, percentText, timeWording } from '../wording'
import { requestedListings, isRefused, symbolsOf } from './requested-listings'

const mostCoins = 1000
const dollar = 'USD'

/** Ignores coins that a test has removed. */
function instrumentNamed(query: Query, name: string): Instrument | undefined {
  const currency = query.market.currency(name.toUpperCase())
  if (currency !== undefined) return currency
  const coin = listingOf(query.market, name)?.coin
  return coin !== undefined && query.has(coin) ? coin : undefined
}

/** `symbol` and `convert` may both be coins or currencies. */
export const getConversion: Answering = query => {
  const from = query.text('symbol')
  if (from === null) return refused('symbol is required')
  const to = query.text('convert') ?? dollar
  const source = instrumentNamed(query, from)
  if (source === undefined) return refused('symbol is not a known coin or currency')
  const target = instrumentNamed(query, to)
  if (target === undefined) return refused('convert is not a known coin or currency')
  const { market, now } = query
  return served({ status: 'success', result: market.priceAt(source, now) / market.priceAt(target, now) })
}

/** The daily change also uses the exchange rate 24 hours earlier. */
export const getDataCurrency: Answering = async query => {
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const code = (query.text('currency') ?? dollar).toUpperCase()
  const currency = instrumentNamed(query, code)
  if (currency === undefined) return refused('currency is not a known currency or coin')
  const { market, now } = query
  const rate = market.priceAt(currency, now)
  const rateBefore = market.priceAt(currency, now - dayMs)
  const symbols = await rowsOfEach(listings, ({ coin, symbol, exchange }) => {
    const quote = market.quoteAt(coin, now)
    const decimals = Math.max(coin.decimals + Math.round(Math.log10(rate)), 2)
    const before = quote.last / (1 + quote.changePercent / 100)
    const change = (quote.last / rate / (before / rateBefore) - 1) * 100
    return {
      symbol,
      currency: code,
      last: digits(quote.last / rate, decimals),
      lowest: digits(quote.low / rate, decimals),
      highest: digits(quote.high / rate, decimals),
      date: timeWording(now),
      daily_change_percentage: percentText(change),
      source_exchange: exchange
    }
  })
  return served({ status: 'success', symbols }, symbolsOf(listings), symbols.length)
}
