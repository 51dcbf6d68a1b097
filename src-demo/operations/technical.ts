import { refused, served, type Answering } from '../answer'
import { exponentialAverages, simpleAverages } from '../formulas/averages'
import { convergence, relativeStrength } from '../formulas/oscillators'
import { demoPivotLevels, type DemoPivotLevels } from '../formulas/pivot-levels'
import { correlation, logReturns } from '../formulas/returns'
import type { Listing, Query } from '../query'
import { dayMs } from '../simulation/simulated-market'
import { dayWording, rounded } from '../wording'
import { requestedListings, isRefused, symbolsOf } from './requested-listings'
import { closeTime, figure, mostCoins, overDailyCandles } from './daily-rows'

const correlationDays = 90
const ribbonPeriods = [10, 20, 50, 100, 200]

function verdictOf(score: number): string {
  if (score >= 3) return 'strong_buy'
  if (score <= -3) return 'strong_sell'
  return score > 0 ? 'buy' : score < 0 ? 'sell' : 'neutral'
}

export const getTechnicalAnalysis: Answering = overDailyCandles((candles, symbol) => {
  const closes = candles.map(candle => candle.close)
  const last = closes.at(-1) ?? 0
  const rsi = relativeStrength(closes)
  const macd = convergence(closes)
  const sma50 = simpleAverages(closes, 50).at(-1) ?? null
  const sma200 = simpleAverages(closes, 200).at(-1) ?? null
  const leanings = [
    rsi === null ? 0 : rsi < 30 ? 1 : rsi > 70 ? -1 : 0,
    macd === null ? 0 : Math.sign(macd.histogram),
    sma50 === null ? 0 : Math.sign(last - sma50),
    sma50 === null || sma200 === null ? 0 : Math.sign(sma50 - sma200)
  ]
  const score = leanings.reduce((sum, one) => sum + one, 0)
  return [
    {
      symbol,
      rsi: figure(rsi),
      macd: figure(macd?.line),
      macd_signal: figure(macd?.signal),
      macd_histogram: figure(macd?.histogram),
      sma_50: figure(sma50),
      sma_200: figure(sma200),
      recommendation: verdictOf(score)
    }
  ]
})

/** Uses daily log returns of the last 90 complete days. */
export const getCorrelation: Answering = query => {
  const listings = requestedListings(query, mostCoins, true)
  if (isRefused(listings)) return listings
  if (listings.length < 2) return refused('symbol must contain two to ten known coins')
  const returns = listings.map(one => recentReturns(query, one))
  const pairs = listings.flatMap((a, first) =>
    listings.slice(first + 1).map((b, offset) => {
      const one = returns[first] ?? []
      const other = returns[first + 1 + offset] ?? []
      const days = Math.min(one.length, other.length)
      const value = days === 0 ? null : correlation(one.slice(-days), other.slice(-days))
      return [`${a.symbol}_${b.symbol}`, figure(value)]
    })
  )
  const result = Object.fromEntries(pairs) as object
  return served({ status: true, days: correlationDays, result }, symbolsOf(listings), pairs.length)
}

function recentReturns({ market, now }: Query, { coin }: Listing): number[] {
  const end = Math.floor(now / dayMs) * dayMs
  const candles = market.candles(coin, '1d', end - (correlationDays + 1) * dayMs, end, now)
  return logReturns(candles.map(candle => candle.close))
}

const roundedLevels = (levels: DemoPivotLevels): object =>
  Object.fromEntries(Object.entries(levels).map(([name, price]) => [name, rounded(price)]))

export const getSupportResistance: Answering = overDailyCandles((candles, symbol) => {
  const yesterday = candles.at(-2)
  const today = candles.at(-1)
  if (yesterday === undefined || today === undefined) return []
  const groups = Object.entries(demoPivotLevels(yesterday, today.open))
  const levels = Object.fromEntries(groups.map(([name, group]) => [name, roundedLevels(group)])) as object
  return [{ symbol, date: dayWording(today.time), ...levels }]
})

/** The trend is bullish if every simple average is above the next longer one. */
export const getMARibbon: Answering = overDailyCandles((candles, symbol) => {
  const closes = candles.map(candle => candle.close)
  const last = (
    averages: (values: readonly number[], period: number) => (number | null)[]
  ): [string, number | null][] =>
    ribbonPeriods.map(period => [String(period), figure(averages(closes, period).at(-1))])
  const sma = last(simpleAverages)
  const known = sma.flatMap(([, value]) => (value === null ? [] : [value]))
  const steps = known.slice(1).map((value, at) => Math.sign((known[at] ?? value) - value))
  const trend = steps.every(step => step > 0)
    ? 'bullish'
    : steps.every(step => step < 0)
      ? 'bearish'
      : 'mixed'
  const ema = last(exponentialAverages)
  const date = closeTime(candles.at(-1)?.time ?? 0)
  return [{ symbol, date, trend, sma: Object.fromEntries(sma), ema: Object.fromEntries(ema) }]
})
