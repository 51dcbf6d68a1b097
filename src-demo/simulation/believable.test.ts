import { describe, expect, it } from 'vitest'
import type { Interval } from '../../src-shared/contract/values'
import { correlation, logReturns } from '../formulas/returns'
import { deviation, mean } from '../formulas/averages'
import { SimulatedMarket, type DemoCandle } from './simulated-market'

// These tests loosely check the stylized facts of asset returns (Cont 2001). A sine wave or white noise would
// fail each of them.
const market = new SimulatedMarket(578)
const now = Date.UTC(2026, 8, 15, 14, 33, 21)

function candlesOf(symbol: string, interval: Interval, bars: number): DemoCandle[] {
  const coin = market.coin(symbol)
  if (coin === undefined) throw new Error(`no ${symbol}`)
  return market.lastCandles(coin, interval, bars, now)
}
const returnsOf = (symbol: string, interval: Interval, bars: number): number[] =>
  logReturns(candlesOf(symbol, interval, bars).map(candle => candle.close))

const kurtosis = (values: readonly number[]): number =>
  mean(values.map(value => (value - mean(values)) ** 4)) / deviation(values) ** 4
const echo = (values: readonly number[], lag: number): number =>
  correlation(values.slice(lag), values.slice(0, -lag)) ?? Number.NaN
const sizes = (values: readonly number[]): number[] => values.map(Math.abs)

describe('the simulated market', () => {
  const hourly = returnsOf('BTC', '1h', 4000)
  const minutely = returnsOf('BTC', '1m', 4000)

  it('price changes have fat tails at all scales', () => {
    expect(kurtosis(hourly)).toBeGreaterThan(5)
    expect(kurtosis(minutely)).toBeGreaterThan(5)
  })

  it('volatility is clustered while successive returns are nearly uncorrelated', () => {
    expect(Math.abs(echo(hourly, 1))).toBeLessThan(0.08)
    expect(echo(sizes(hourly), 1)).toBeGreaterThan(0.12)
    expect(echo(sizes(hourly), 12)).toBeGreaterThan(0.05)
    expect(echo(sizes(minutely), 1)).toBeGreaterThan(0.12)
  })

  it('coins move with bitcoin, large ones more closely than small ones', () => {
    const withBitcoin = (symbol: string): number =>
      correlation(returnsOf(symbol, '1h', 4000), hourly) ?? Number.NaN
    expect(withBitcoin('ETH')).toBeGreaterThan(0.5)
    expect(withBitcoin('ETH')).toBeLessThan(0.95)
    expect(withBitcoin('PEPE')).toBeGreaterThan(0.25)
    expect(withBitcoin('PEPE')).toBeLessThan(withBitcoin('ETH'))
    expect(withBitcoin('WBTC')).toBeGreaterThan(0.99)
  })

  it('volume is higher when prices move more', () => {
    const candles = candlesOf('BTC', '1h', 4000).slice(1)
    expect(
      correlation(
        candles.map(one => one.volume),
        sizes(hourly)
      ) ?? 0
    ).toBeGreaterThan(0.4)
  })

  it('bitcoin moves by a few percent a day, and a stablecoin stays at its peg', () => {
    const daily = deviation(returnsOf('BTC', '1d', 720))
    expect(daily).toBeGreaterThan(0.015)
    expect(daily).toBeLessThan(0.04)
    expect(Math.max(...candlesOf('USDT', '1d', 720).map(one => Math.abs(one.close - 1)))).toBeLessThan(0.01)
  })

  it("bitcoin's price stays in a plausible range for ten years", () => {
    for (let year = 2026; year < 2036; year += 1) {
      const coin = market.coin('BTC')
      if (coin === undefined) throw new Error('no BTC')
      const price = market.priceAt(coin, Date.UTC(year, 10, 21))
      expect(price).toBeGreaterThan(15_000)
      expect(price).toBeLessThan(400_000)
    }
  })
})

describe('the coin list', () => {
  it('adds coins up to the configured number without changing the default ones', () => {
    const large = new SimulatedMarket(market.seed, 2000)
    expect(large.coins.slice(0, market.coins.length)).toEqual(market.coins)
    expect(new Set(large.coins.map(coin => coin.symbol)).size).toBe(2000)
    const caps = large.coins.map(({ supply, base }) => supply * base)
    expect(caps.slice(1).every((cap, at) => cap <= caps[at]! * (1 + 1e-9))).toBe(true)
    expect(new SimulatedMarket(market.seed, 1).coins.map(coin => coin.symbol)).toEqual(['BTC'])
  })

  it('the coin list has at least two hundred different coins', () => {
    expect(market.coins.length).toBeGreaterThanOrEqual(200)
    expect(new Set(market.coins.map(coin => coin.symbol)).size).toBe(market.coins.length)
  })

  it('every coin has a price, a supply, an exchange and a listing date', () => {
    for (const coin of market.coins) {
      expect(coin.base, coin.symbol).toBeGreaterThan(0)
      expect(coin.supply, coin.symbol).toBeGreaterThan(0)
      expect(
        coin.sources.every(source => /^[a-z]+$/.test(source)),
        coin.symbol
      ).toBe(true)
      expect(Number.isInteger(coin.firstDay), coin.symbol).toBe(true)
      expect(Number.isSafeInteger(coin.dailyLots * 50), coin.symbol).toBe(true)
    }
  })
})
