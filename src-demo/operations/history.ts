import type { Interval } from '../../src-shared/contract/values'
import { refused, rowsOfEach, served, type Answering } from '../answer'
import { dayMs, lengthOf } from '../simulation/simulated-market'
import { timeWording } from '../wording'
import { requestedListings, isRefused, symbolsOf } from './requested-listings'

const mostCoins = 100
const mostTimeframeCoins = 10
const timeframeRows: Readonly<Record<Interval, number>> = {
  '1m': 60,
  '5m': 72,
  '15m': 96,
  '1h': 168,
  '4h': 180,
  '1d': 90
}

/** Accepts a date, a date with time, or seconds or ms since 1970. */
function dayNamed(text: string): number | null {
  if (/^\d{9,13}$/.test(text)) {
    const value = Number(text)
    return Math.floor((value > 1e11 ? value : value * 1000) / dayMs) * dayMs
  }
  const date = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z?)?$/.exec(text)?.[1]
  if (date === undefined) return null
  const day = Date.parse(`${date}T00:00:00Z`)
  // JavaScript may parse 31 February as 3 March.
  return Number.isFinite(day) && new Date(day).toISOString().startsWith(date) ? day : null
}

export const getHistory: Answering = async query => {
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const text = query.text('date')
  if (text === null) return refused('date is required, such as 2026-01-31')
  const day = dayNamed(text)
  if (day === null) return refused('date is not a day, such as 2026-01-31')
  if (day > query.now) return refused('date lies in the future')
  const result = await rowsOfEach(listings, ({ coin, symbol }) =>
    query.market.candles(coin, '1d', day, day + dayMs, query.now).map(({ time, ...prices }) => ({
      symbol,
      time_close: timeWording(time + dayMs - 1000),
      ...prices
    }))
  )
  return served({ status: true, result }, symbolsOf(listings), result.length)
}

const isInterval = (text: string): text is Interval => Object.hasOwn(timeframeRows, text)

/** The newest candle comes first. `time_close` is in seconds since 1970. */
export const getTimeframe: Answering = async query => {
  const interval = (query.text('interval') ?? '1d').toLowerCase()
  if (!isInterval(interval)) {
    return refused(`interval must be one of ${Object.keys(timeframeRows).join(', ')}`)
  }
  const listings = requestedListings(query, mostTimeframeCoins)
  if (isRefused(listings)) return listings
  const result = await rowsOfEach(listings, ({ coin, symbol }) =>
    query.market
      .lastCandles(coin, interval, timeframeRows[interval], query.now)
      .reverse()
      .map(({ time, ...prices }) => ({
        symbol,
        time_close: (time + lengthOf(interval)) / 1000 - 1,
        ...prices
      }))
  )
  return served({ status: true, result }, symbolsOf(listings), result.length)
}
