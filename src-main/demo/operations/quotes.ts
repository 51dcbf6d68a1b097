import { refused, served, type Answering } from '../answer'
import { digits, timeText } from '../wording'

const mostCoins = 1000

/** getCryptoList: one row for each coin and exchange it trades on. */
export const getCryptoList: Answering = ({ now, coins }) => {
  const result = coins().flatMap(coin =>
    coin.sources.map((source, at) => {
      // Other exchanges listed the coin some weeks after the first.
      const since = timeText(Math.min((coin.firstDay + at * 37) * 86_400_000, now)).slice(0, 10)
      const { id, symbol, name } = coin
      return { id, symbol, name, source, history_available_from: since, ohlc_available_from: since }
    })
  )
  return served({ status: true, resultset_size: result.length, result }, [], result.length)
}

/** getData: one row for each coin, over the last 24 hours. */
export const getData: Answering = query => {
  const { now, market } = query
  if (query.namesAsked === 0) return refused('symbol is required')
  if (query.namesAsked > mostCoins) return refused(`symbol holds more than ${mostCoins} coins`)
  const bitcoin = market.coin('BTC')
  const bitcoinPrice = bitcoin === undefined ? 1 : market.priceAt(bitcoin, now)
  const listings = query.listings()
  const symbols = listings.map(({ coin, symbol, exchange }) => {
    const quote = market.quoteAt(coin, now)
    return {
      symbol,
      last: digits(quote.last, coin.decimals),
      last_btc: digits(quote.last / bitcoinPrice, 12),
      lowest: digits(quote.low, coin.decimals),
      highest: digits(quote.high, coin.decimals),
      date: timeText(now),
      daily_change_percentage: quote.changePercent.toFixed(2),
      source_exchange: exchange
    }
  })
  return served(
    { status: 'success', symbols },
    listings.map(one => one.coin.symbol),
    symbols.length
  )
}

/** getTop: the largest coins by market cap at this moment. */
export const getTop: Answering = query => {
  const asked = query.text('top') ?? '10'
  const top = /^\d{1,4}$/.test(asked) ? Number(asked) : 0
  if (top < 1 || top > 200) return refused('top must be a whole number from 1 to 200')
  const { now, market } = query
  const ranked = query
    .coins()
    .map(coin => ({ coin, cap: coin.supply * market.priceAt(coin, now) }))
    .sort((a, b) => b.cap - a.cap)
    .slice(0, top)
  const result = ranked.map(({ coin, cap }, at) => {
    const quote = market.quoteAt(coin, now)
    return {
      rank: at + 1,
      symbol: coin.symbol,
      name: coin.name,
      market_cap: Math.round(cap),
      price: quote.last,
      volume_24h: Math.round(quote.volume * quote.last),
      daily_change_percentage: Number(quote.changePercent.toFixed(2)),
      circulating_supply: Math.round(coin.supply)
    }
  })
  return served(
    { status: true, result },
    ranked.map(one => one.coin.symbol),
    result.length
  )
}
