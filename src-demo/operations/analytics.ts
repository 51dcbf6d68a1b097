import { refused, rowsOfEach, served, type Answering } from '../answer'
import { mean } from '../formulas/averages'
import { yearlyVolatility } from '../formulas/returns'
import type { DemoCoin } from '../simulation/listing'
import { dayMs, type DemoCandle, type SimulatedMarket } from '../simulation/simulated-market'
import { dayWording, percentText, rounded, timeWording } from '../wording'
import { requestedListings, isRefused, symbolsOf } from './requested-listings'

const mostCoins = 100
const performanceDays = [1, 7, 30, 90, 180, 365, 720]
const volatilityDays = [30, 90, 180, 360]
const breakoutPeriods = [20, 50]
const breakoutDays = 30

const percent = (value: number, from: number): number => rounded((value / from - 1) * 100, 8)

/** The change is from the close N days before today (UTC), in percent. */
export const getPerformance: Answering = async query => {
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const { market, now } = query
  const today = Math.floor(now / dayMs)
  const result = await rowsOfEach(listings, ({ coin, symbol }) => {
    const last = market.priceAt(coin, now)
    const windows = performanceDays.map(days => {
      const from = (today - days) * dayMs
      const [candle] = market.candles(coin, '1d', from, from + dayMs, now)
      return [`${days}d`, candle === undefined ? null : percent(last, candle.close)]
    })
    return { symbol, last, performance: Object.fromEntries(windows) as object }
  })
  return served({ status: true, result }, symbolsOf(listings), result.length)
}

export const getVolatility: Answering = async query => {
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const end = Math.floor(query.now / dayMs) * dayMs
  const result = await rowsOfEach(listings, ({ coin, symbol }) => {
    const longest = Math.max(...volatilityDays)
    const candles = query.market.candles(coin, '1d', end - (longest + 1) * dayMs, end, query.now)
    const windows = volatilityDays.map(days => {
      const closes = candles.slice(-(days + 1)).map(candle => candle.close)
      const volatility = closes.length < days + 1 ? null : yearlyVolatility(closes)
      return [`volatility_${days}d`, volatility === null ? null : rounded(volatility, 8)]
    })
    return { symbol, ...(Object.fromEntries(windows) as object) }
  })
  return served({ status: true, result }, symbolsOf(listings), result.length)
}

export const getATHATL: Answering = async query => {
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const { market, now } = query
  const result = await rowsOfEach(listings, ({ coin, symbol }) => {
    const candles = market.candles(coin, '1d', 0, now + 1, now)
    const [first] = candles
    if (first === undefined) return []
    const top = candles.reduce((best, one) => (one.high > best.high ? one : best), first)
    const bottom = candles.reduce((best, one) => (one.low < best.low ? one : best), first)
    const last = market.priceAt(coin, now)
    return {
      symbol,
      ath: top.high,
      ath_date: dayWording(top.time),
      percent_from_ath: percent(last, top.high),
      atl: bottom.low,
      atl_date: dayWording(bottom.time),
      percent_from_atl: percent(last, bottom.low)
    }
  })
  return served({ status: true, result }, symbolsOf(listings), result.length)
}

function breakoutsOf(candles: readonly DemoCandle[], symbol: string, period: number): object[] {
  return candles.flatMap((candle, at) => {
    const before = candles.slice(at - period, at)
    const previous = candles[at - 1]
    if (at < period + 1 || previous === undefined || at < candles.length - breakoutDays) return []
    const top = Math.max(...before.map(one => one.high))
    const bottom = Math.min(...before.map(one => one.low))
    const direction = candle.close > top ? 'up' : candle.close < bottom ? 'down' : null
    if (direction === null) return []
    return { symbol, direction, period, price: candle.close, date: timeWording(candle.time + dayMs - 1000) }
  })
}

export const getBreakouts: Answering = async query => {
  const listings = requestedListings(query, mostCoins)
  if (isRefused(listings)) return listings
  const end = Math.floor(query.now / dayMs) * dayMs
  const days = Math.max(...breakoutPeriods) + breakoutDays + 1
  const breakouts = await rowsOfEach(listings, ({ coin, symbol }) => {
    const candles = query.market.candles(coin, '1d', end - days * dayMs, end, query.now)
    return breakoutPeriods.flatMap(period => breakoutsOf(candles, symbol, period))
  })
  return served({ status: true, breakouts }, symbolsOf(listings), breakouts.length)
}

interface CoinMove {
  readonly change: number
  readonly turnover: number
  readonly isAboveAverage: boolean
  readonly isHigh: boolean
  readonly isLow: boolean
}

/** The change is rounded as in getData, so that as many coins rise as in the quotes. */
function moveOf(market: SimulatedMarket, coin: DemoCoin, now: number): CoinMove {
  const { last, changePercent, volume } = market.quoteAt(coin, now)
  const today = Math.floor(now / dayMs) * dayMs
  const days = market.candles(coin, '1d', today - 49 * dayMs, today, now)
  const month = days.slice(-30)
  // The last price is used as today's close.
  const average = mean([...days.map(day => day.close), last])
  return {
    change: Number(percentText(changePercent)),
    turnover: volume * last,
    isAboveAverage: days.length === 49 && last > average,
    isHigh: month.length > 0 && last > Math.max(...month.map(day => day.high)),
    isLow: month.length > 0 && last < Math.min(...month.map(day => day.low))
  }
}

export const getMarketBreadth: Answering = async query => {
  if (query.nameCount > 1000) return refused('symbol contains more than 1000 coins')
  const coins: readonly DemoCoin[] =
    query.nameCount === 0 ? query.coins() : [...new Set(query.listings().map(one => one.coin))]
  if (coins.length === 0) return refused('symbol contains no known coin')
  const { market, now } = query
  const moves = await rowsOfEach(coins, coin => moveOf(market, coin, now))
  const count = (test: (move: CoinMove) => boolean): number => moves.filter(test).length
  const turnover = (sign: number): number =>
    Math.round(
      moves.filter(one => Math.sign(one.change) === sign).reduce((sum, one) => sum + one.turnover, 0)
    )
  const advancing = count(one => one.change > 0)
  const declining = count(one => one.change < 0)
  const result = {
    coins: coins.length,
    advancing,
    declining,
    unchanged: coins.length - advancing - declining,
    advancing_percentage: rounded((100 * advancing) / coins.length, 6),
    advance_decline_ratio: declining === 0 ? null : rounded(advancing / declining, 6),
    above_sma_50: count(one => one.isAboveAverage),
    new_highs_30d: count(one => one.isHigh),
    new_lows_30d: count(one => one.isLow),
    up_volume: turnover(1),
    down_volume: turnover(-1),
    date: timeWording(now)
  }
  return served(
    { status: true, result },
    coins.map(coin => coin.symbol)
  )
}
