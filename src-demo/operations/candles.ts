import type { Interval } from '../../src-shared/contract/values'
import { refused, rowsOfEach, served, type Answering } from '../answer'
import type { Listing, Query } from '../query'
import { dayMs, lengthOf } from '../simulation/simulated-market'
import { timeWording } from '../wording'
import { requestedListings, isRefused, symbolsOf } from './requested-listings'

/** All daily indicators are calculated from the same bars. */
export const dailyBars = 720
const mostCoins = 10
/** The limits are those of the contract. */
const caps = { '1m': 21600, '5m': 4320, '15m': 1440, '1h': 8760, '4h': 2190 } as const
type IntradayInterval = keyof typeof caps
const barsWhenLeftOut = 500
/** The number of bars to calculate before yielding to the app. */
const slice = 250

/** The last candle is today's, which is incomplete. */
export const getOHLC: Answering = async query => {
  const interval = query.text('interval') ?? '1d'
  if (!/^(1d|1day|daily)$/i.test(interval)) {
    return refused('interval must be 1d; for shorter ones use getOHLCIntraday')
  }
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const result = await rowsOfEach(listings, ({ coin, symbol }) =>
    query.market.lastCandles(coin, '1d', dailyBars, query.now).map(({ time, open, high, low, close }) => ({
      symbol,
      time_close: timeWording(time + dayMs - 1000),
      open,
      high,
      low,
      close
    }))
  )
  return served({ status: true, result }, symbolsOf(listings), result.length)
}

const isIntraday = (text: string): text is IntradayInterval => Object.hasOwn(caps, text)

/** The last candle is incomplete. */
export const getOHLCIntraday: Answering = async query => {
  const interval = (query.text('interval') ?? '1h').toLowerCase()
  if (!isIntraday(interval)) return refused(`interval must be one of ${Object.keys(caps).join(', ')}`)
  const cap = caps[interval]
  const text = query.text('bars') ?? String(barsWhenLeftOut)
  const bars = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (bars < 1 || bars > cap) return refused(`bars must be a whole number from 1 to ${cap} for ${interval}`)
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const spans = listings.flatMap(listing =>
    slices(query.now, interval, bars).map(([from, to]) => ({ listing, from, to }))
  )
  let rows = 0
  const body = await rowsOfEach(spans, ({ listing, from, to }) => {
    const texts = rowTexts(query, listing, interval, from, to)
    const isFirst = rows === 0
    rows += texts.length
    return texts.length === 0 ? [] : (isFirst ? '' : ',') + texts.join(',')
  })
  const pieces = ['{"status":true,"result":[', ...body, ']}']
  return { kind: 'served', body: pieces, coins: symbolsOf(listings), rows }
}

function slices(now: number, interval: Interval, bars: number): [number, number][] {
  const length = lengthOf(interval)
  const end = (Math.floor(now / length) + 1) * length
  const spans: [number, number][] = []
  for (let from = end - bars * length; from < end; from += slice * length) {
    spans.push([from, Math.min(from + slice * length, end)])
  }
  return spans
}

/** Concatenation is twice as fast as JSON.stringify, and symbols need no escaping. */
function rowTexts(query: Query, listing: Listing, interval: Interval, from: number, to: number): string[] {
  const head = `{"symbol":"${listing.symbol}","time":"`
  return query.market
    .candles(listing.coin, interval, from, to, query.now)
    .map(
      ({ time, open, high, low, close, volume }) =>
        `${head}${timeWording(time)}","open":${open},"high":${high},"low":${low},"close":${close},"volume":${volume}}`
    )
}
