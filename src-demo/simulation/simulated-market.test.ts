import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Interval } from '../../src-shared/contract/values'
import { headlinesOf } from './headlines'
import type { DemoCoin } from './listing'
import { dayMs, lengthOf, SimulatedMarket, type DemoCandle } from './simulated-market'

const market = new SimulatedMarket(578)
const now = Date.UTC(2026, 8, 15, 14, 33, 21, 500)
const ladder: readonly Interval[] = ['1d', '4h', '1h', '15m', '5m', '1m']

const lotsOf = (coin: DemoCoin, candle: DemoCandle): number =>
  Math.round(candle.volume * 10 ** coin.lotDecimals)

function total(coin: DemoCoin, candles: readonly DemoCandle[]): object {
  return {
    open: candles[0]?.open,
    high: Math.max(...candles.map(one => one.high)),
    low: Math.min(...candles.map(one => one.low)),
    close: candles.at(-1)?.close,
    lots: candles.reduce((sum, one) => sum + lotsOf(coin, one), 0)
  }
}

const coins = fc.constantFrom(...market.coins.filter(coin => coin.firstDay < 20_400))
const coinAndDay = fc.record({ coin: coins, day: fc.integer({ min: 20_400, max: 23_000 }) })
const tradedAt = fc.record({ coin: coins, at: fc.integer({ min: 20_400 * 86_400, max: 23_000 * 86_400 }) })

describe('the simulated market', () => {
  it('larger candles are exact aggregates of smaller ones', () => {
    fc.assert(
      fc.property(coinAndDay, ({ coin, day }) => {
        const from = day * dayMs
        const of = (interval: Interval): DemoCandle[] =>
          market.candles(coin, interval, from, from + dayMs, from + 2 * dayMs)
        ladder.slice(1).forEach((smaller, at) => {
          const larger = ladder[at] ?? '1d'
          const ratio = lengthOf(larger) / lengthOf(smaller)
          const parts = of(smaller)
          of(larger).forEach((candle, index) => {
            const made = total(coin, parts.slice(index * ratio, (index + 1) * ratio))
            expect(made).toEqual(total(coin, [candle]))
          })
          expect(parts).toHaveLength(dayMs / lengthOf(smaller))
        })
      }),
      { numRuns: 60 }
    )
  })

  it('builds a minute candle from its sixty ticks', () => {
    fc.assert(
      fc.property(tradedAt, ({ coin, at }) => {
        const minute = Math.floor(at / 60) * 60_000
        const prices = Array.from({ length: 60 }, (_, tick) => market.priceAt(coin, minute + tick * 1000))
        const [candle] = market.candles(coin, '1m', minute, minute + 60_000, minute + dayMs)
        expect(candle).toMatchObject({
          open: prices[0],
          high: Math.max(...prices),
          low: Math.min(...prices),
          close: prices[59]
        })
      }),
      { numRuns: 150 }
    )
  })

  it('builds the current candle from the ticks so far', () => {
    fc.assert(
      fc.property(tradedAt, fc.constantFrom(...ladder), ({ coin, at }, interval) => {
        const moment = at * 1000
        const start = Math.floor(moment / lengthOf(interval)) * lengthOf(interval)
        const [forming] = market.candles(coin, interval, start, start + 1, moment)
        const minute = Math.floor(moment / 60_000) * 60_000
        const whole = market.candles(coin, '1m', start, minute, moment)
        const ticks = Array.from({ length: (moment - minute) / 1000 + 1 }, (_, tick) =>
          market.priceAt(coin, minute + tick * 1000)
        )
        expect(forming).toMatchObject({
          open: whole[0]?.open ?? ticks[0],
          high: Math.max(...whole.map(one => one.high), ...ticks),
          low: Math.min(...whole.map(one => one.low), ...ticks),
          close: ticks.at(-1)
        })
        expect(forming?.close).toBe(market.quoteAt(coin, moment).last)
      }),
      { numRuns: 100 }
    )
  })

  it('the volume of the current candle never decreases', () => {
    const [coin] = market.coins
    if (coin === undefined) throw new Error('no coins')
    const start = Math.floor(now / 900_000) * 900_000
    const grown = Array.from({ length: 900 }, (_, second) => {
      const [candle] = market.candles(coin, '15m', start, start + 1, start + second * 1000)
      return candle?.volume ?? Number.NaN
    })
    const [whole] = market.candles(coin, '15m', start, start + 1, start + dayMs)
    expect(grown.every((volume, at) => volume >= (grown[at - 1] ?? 0))).toBe(true)
    expect(grown.at(-1)).toBe(whole?.volume)
  })

  it('the quote has the same 24-hour volume as the minute candles', () => {
    fc.assert(
      fc.property(tradedAt, ({ coin, at }) => {
        const end = at * 1000
        const volume = (candles: readonly DemoCandle[]): number =>
          candles.reduce((sum, candle) => sum + lotsOf(coin, candle), 0)
        const minute = Math.floor((end - dayMs) / 60_000) * 60_000
        const sinceThatMinute = market.candles(coin, '1m', minute, end + 1, end)
        // The 24 hours start in the middle of this minute, so its earlier trades don't count.
        const early =
          end - dayMs > minute ? market.candles(coin, '1m', minute, minute + 1, end - dayMs - 1000) : []
        const quoted = Math.round(market.quoteAt(coin, end).volume * 10 ** coin.lotDecimals)
        expect(quoted).toBe(volume(sinceThatMinute) - volume(early))
      }),
      { numRuns: 40 }
    )
  })

  it('opens each candle at the previous close', () => {
    fc.assert(
      fc.property(tradedAt, fc.constantFrom(...ladder), ({ coin, at }, interval) => {
        const candles = market.lastCandles(coin, interval, 50, at * 1000)
        candles.forEach(({ open, high, low, close, volume }, index) => {
          expect(open).toBe(candles[index - 1]?.close ?? open)
          expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
          expect(low).toBeLessThanOrEqual(Math.min(open, close))
          expect(low).toBeGreaterThan(0)
          expect(volume).toBeGreaterThanOrEqual(0)
        })
      }),
      { numRuns: 60 }
    )
  })

  it('returns the same prices from every method and every instance', () => {
    const other = new SimulatedMarket(578)
    fc.assert(
      fc.property(tradedAt, fc.constantFrom(...ladder), ({ coin, at }, interval) => {
        const twin = other.coin(coin.symbol)
        if (twin === undefined) throw new Error('the twin lacks a coin')
        const range = market.lastCandles(coin, interval, 20, at * 1000)
        const last = range[7]
        const alone = other.candles(twin, interval, last?.time ?? 0, (last?.time ?? 0) + 1, at * 1000)
        expect(alone).toEqual(last === undefined ? [] : [last])
        expect(other.quoteAt(twin, at * 1000)).toEqual(market.quoteAt(coin, at * 1000))
      }),
      { numRuns: 60 }
    )
  })

  it('prices differ between seeds', () => {
    const other = new SimulatedMarket(579)
    const closes = (one: SimulatedMarket): number[] =>
      one.lastCandles(one.coins[0] as DemoCoin, '1h', 20, now).map(candle => candle.close)
    expect(closes(other)).not.toEqual(closes(market))
  })

  it('no candle starts before a coin was listed or after now', () => {
    const monad = market.coin('MON')
    if (monad === undefined) throw new Error('no such coin')
    const candles = market.candles(monad, '1d', 0, now + 9 * dayMs, now)
    expect(candles[0]?.time).toBe(Date.UTC(2025, 10, 24))
    expect(candles.at(-1)?.time).toBe(Date.UTC(2026, 8, 15))
    expect(market.lastCandles(monad, '1d', 720, now)).toEqual(candles)
  })
})

describe('a market shifted in time', () => {
  const [usual, later] = [new SimulatedMarket(7), new SimulatedMarket(7, undefined, 282)]
  const by = 282 * dayMs
  const at = Date.UTC(2026, 1, 17, 15, 30, 12)

  it.each(['BTC', 'SOL', 'USDT'])(
    'a market shifted by 282 days returns the data of 282 days earlier for %s',
    symbol => {
      const [coin, same] = [usual.coin(symbol), later.coin(symbol)]
      if (!coin || !same) throw new Error('There is no such coin.')
      expect(later.priceAt(same, at + by)).toBe(usual.priceAt(coin, at))
      expect(later.quoteAt(same, at + by)).toEqual(usual.quoteAt(coin, at))
      const bars = usual.lastCandles(coin, '1h', 50, at)
      expect(later.lastCandles(same, '1h', 50, at + by)).toEqual(
        bars.map(bar => ({ ...bar, time: bar.time + by }))
      )
      const first = usual.candles(coin, '1d', 0, Infinity, at)[0]
      expect(later.candles(same, '1d', 0, Infinity, at + by)[0]?.time).toBe((first?.time ?? NaN) + by)
      const headlines = headlinesOf(usual, coin, at)
      expect(headlinesOf(later, same, at + by)).toEqual(headlines.map(one => ({ ...one, at: one.at + by })))
    }
  )
})
