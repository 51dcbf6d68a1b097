import { refused, rowsOfEach, served, type Answering } from '../answer'
import { digits, percentText, timeWording } from '../wording'
import { requestedListings, isRefused, symbolsOf } from './requested-listings'

const mostCoins = 1000
const topWhenLeftOut = 10
const mostTop = 200

export const getCryptoList: Answering = ({ now, coins }) => {
  const result = coins().flatMap(coin =>
    coin.sources.map((source, at) => {
      // The dates are made up: each exchange listed the coin 37 days after the previous one.
      const since = timeWording(Math.min((coin.firstDay + at * 37) * 86_400_000, now)).slice(0, 10)
      const { id, symbol, name } = coin
      return { id, symbol, name, source, history_available_from: since, ohlc_available_from: since }
    })
  )
  return served({ status: true, resultset_size: result.length, result }, [], result.length)
}

export const getData: Answering = async query => {
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const { now, market } = query
  const bitcoin = market.coin('BTC')
  const bitcoinPrice = bitcoin === undefined ? 1 : market.priceAt(bitcoin, now)
  const symbols = await rowsOfEach(listings, ({ coin, symbol, exchange }) => {
    const quote = market.quoteAt(coin, now)
    return {
      symbol,
      last: digits(quote.last, coin.decimals),
      last_btc: digits(quote.last / bitcoinPrice, 12),
      lowest: digits(quote.low, coin.decimals),
      highest: digits(quote.high, coin.decimals),
      date: timeWording(now),
      daily_change_percentage: percentText(quote.changePercent),
      source_exchange: exchange,
      ...query.pricedIn
    }
  })
  return served({ status: 'success', symbols }, symbolsOf(listings), symbols.length)
}

export const getTop: Answering = async query => {
  const text = query.text('top') ?? String(topWhenLeftOut)
  const top = /^\d{1,4}$/.test(text) ? Number(text) : 0
  const { now, market } = query
  // A market with more coins than the usual limit may return all of them.
  const most = Math.max(mostTop, market.reported ?? 0)
  if (top < 1 || top > most) return refused(`top must be a whole number from 1 to ${most}`)
  const all = await rowsOfEach(query.coins(), coin => {
    const quote = market.quoteAt(coin, now)
    return { coin, quote, cap: coin.supply * quote.last }
  })
  const ranked = all.sort((a, b) => b.cap - a.cap).slice(0, top)
  const result = ranked.map(({ coin, quote, cap }, at) => ({
    rank: at + 1,
    symbol: coin.symbol,
    name: coin.name,
    market_cap: Math.round(cap),
    price: quote.last,
    volume_24h: Math.round(quote.volume * quote.last),
    daily_change_percentage: Number(percentText(quote.changePercent)),
    circulating_supply: Math.round(coin.supply),
    ...query.pricedIn
  }))
  return served(
    { status: true, result },
    ranked.map(one => one.coin.symbol),
    result.length
  )
}
