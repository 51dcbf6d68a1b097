import type { Interval } from '../../contract/values'
import { breathe, refused, served, type Answer, type Answering } from '../answer'
import type { Listing, Query } from '../query'
import { dayMs, lengthOf } from '../simulation/simulated-market'
import { timeText } from '../wording'

/** Bars getOHLC answers a coin with. */
export const dailyBars = 720
const mostCoins = 10
/** The contract's caps; read as bars. */
const caps: Readonly<Record<string, number>> = {
  '1m': 21600,
  '5m': 4320,
  '15m': 1440,
  '1h': 8760,
  '4h': 2190
}
const barsWhenLeftOut = 500
/** Bars made before others get the thread. */
const slice = 2000

function askedListings(query: Query): readonly Listing[] | string {
  if (query.namesAsked === 0) return 'symbol is required'
  if (query.namesAsked > mostCoins) return `symbol holds more than ${mostCoins} coins`
  return query.listings()
}

/** getOHLC: daily candles, oldest first, without volume, the last one still forming. */
export const getOHLC: Answering = query => {
  const interval = query.text('interval') ?? '1d'
  if (!/^(1d|1day|daily)$/i.test(interval)) {
    return refused('interval must be 1d; for shorter ones use getOHLCIntraday')
  }
  const listings = askedListings(query)
  if (typeof listings === 'string') return refused(listings)
  const result = listings.flatMap(({ coin, symbol }) =>
    query.market.lastCandles(coin, '1d', dailyBars, query.now).map(candle => ({
      symbol,
      time_close: timeText(candle.time + dayMs - 1000),
      open: candle.open,
      high: candle.high,
      low: candle.low,
      close: candle.close
    }))
  )
  return served(
    { status: true, result },
    listings.map(one => one.coin.symbol),
    result.length
  )
}

function askedBars(query: Query, interval: string): number | string {
  const cap = caps[interval]
  if (cap === undefined) return `interval must be one of ${Object.keys(caps).join(', ')}`
  const text = query.text('bars')
  if (text === null) return Math.min(barsWhenLeftOut, cap)
  const bars = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return bars >= 1 && bars <= cap ? bars : `bars must be a whole number from 1 to ${cap} for ${interval}`
}

/** getOHLCIntraday: the last `bars` candles, oldest first, with volume, the last one still forming. */
export const getOHLCIntraday: Answering = async (query): Promise<Answer> => {
  const interval = (query.text('interval') ?? '1h').toLowerCase()
  const bars = askedBars(query, interval)
  if (typeof bars === 'string') return refused(bars)
  const listings = askedListings(query)
  if (typeof listings === 'string') return refused(listings)
  const body = ['{"status":true,"result":[']
  let rows = 0
  for (const listing of listings) {
    const length = lengthOf(interval as Interval)
    const end = (Math.floor(query.now / length) + 1) * length
    for (let at = end - bars * length; at < end; at += slice * length) {
      if (rows > 0) await breathe()
      const upTo = Math.min(at + slice * length, end)
      const candles = query.market.candles(listing.coin, interval as Interval, at, upTo, query.now)
      const texts = candles.map(
        candle =>
          `{"symbol":"${listing.symbol}","time":"${timeText(candle.time)}","open":${candle.open},"high":${
            candle.high
          },"low":${candle.low},"close":${candle.close},"volume":${candle.volume}}`
      )
      if (texts.length > 0) body.push((rows === 0 ? '' : ',') + texts.join(','))
      rows += texts.length
    }
  }
  body.push(']}')
  return { kind: 'served', body, coins: listings.map(one => one.coin.symbol), rows }
}
