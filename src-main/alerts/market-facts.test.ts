import { expect, it } from 'vitest'
import type { BoardQuote, CandleSeries, FearGreedIndex } from '../../src-shared/contract/market'
import type { Gauge } from '../../src-shared/contract/credits'
import type { NewsState } from '../../src-shared/contract/news'
import { CandleStore } from '../market/candle-store'
import { RecordedBarStore } from '../market/recorded-bar-store'
import { openCache } from '../platform/storage/temp-storage.fixture'
import { stillClock } from '../platform/time/still-clock.fixture'
import { start } from './alert-facts.fixture'
import { AlertMarketFacts } from './market-facts'
import { day, hour, minute } from '../../src-shared/time'

function market() {
  const cache = openCache()
  const [own, candles] = [new RecordedBarStore(cache), new CandleStore(cache)]
  const clock = stillClock(start)
  const read: string[] = []
  const facts = new AlertMarketFacts({
    clock,
    quote: () => ({ price: null, fetchedAt: null, missing: false }) as BoardQuote,
    recordedBars: (coin, width, since, until) => {
      const bars = own.bars(coin, width, since, until)
      read.push(`${bars.length} bars`)
      return bars
    },
    candleBy: ({ coin, interval }, opensBy) => {
      read.push(`a ${interval}`)
      return candles.lastBy(coin, interval, opensBy)
    },
    candles: ({ coin, interval }) => {
      read.push(`all ${interval}`)
      const bars = candles.bars(coin, interval)
      return {
        time: Float64Array.from(bars, ({ time }) => time),
        high: Float64Array.from(bars, ({ high }) => high)
      } as CandleSeries
    },
    tick: () => null,
    closedCandles: ({ coin, interval }) => candles.closed(coin, interval),
    line: () => null,
    drawing: () => null,
    fearGreed: () => ({ value: null, fetchedAt: null }) as FearGreedIndex,
    news: () => ({ headlines: [], fetchedAt: null }) as unknown as NewsState,
    gauge: () => ({ used: null, limit: null, readAt: null }) as Gauge,
    reportedAth: () => null,
    breadth: () => null,
    quotesEveryMs: () => minute
  })
  const candle = (interval: '1h' | '1d', time: number, high: number): void => {
    const bar = { time, open: high, high, low: high, close: high, volume: 1 }
    const answer = {
      bars: [bar],
      fetchedAt: time + 2 * day,
      requestedFrom: time,
      operation: 'getOHLC' as const
    }
    candles.merge('BTC', interval, answer)
    facts.forget({ coin: 'BTC', interval })
  }
  const see = (price: number, at: number): void => own.add(new Map([['BTC', price]]), at)
  const reads = (): string[] => read.splice(0)
  return { clock, facts, see, candle, reads, priceAt: (at: number) => facts.now().priceAt('BTC', at) }
}

it('finds the price at a given time without reading later bars', () => {
  const { priceAt, see, reads } = market()
  for (let at = -day; at <= 0; at += minute) see(1_000 + at / minute, start + at)
  expect(priceAt(start - 20 * hour)).toBe(1_000 - 20 * 60)
  const [read = '', ...more] = reads()
  expect(more).toEqual([])
  expect(parseInt(read)).toBeLessThan(16 + 30)
})

it('uses the close of a candle from the service as the price only shortly after the candle ends', () => {
  const { priceAt, candle } = market()
  candle('1h', start - 5 * hour, 70)
  expect(priceAt(start - 4 * hour)).toBe(70)
  expect(priceAt(start - 4 * hour + 30 * minute)).toBe(70)
  expect(priceAt(start - 4 * hour - 1)).toBeNull()
  expect(priceAt(start - 3 * hour)).toBeNull()
})

it('reads past prices from the disk for many minutes together, and again when candles have arrived', () => {
  const { priceAt, candle, reads } = market()
  const at = start - 4 * hour
  const all = ['0 bars', 'a 1m', 'a 5m', 'a 15m', 'a 1h', 'a 1d']
  expect([priceAt(at), reads()]).toEqual([null, [...all, '0 bars']])
  expect([priceAt(at + minute), reads()]).toEqual([null, []])
  candle('1h', start - 5 * hour, 70)
  expect([priceAt(at), reads()]).toEqual([70, [...all, 'a 1h']])
  expect([priceAt(at), reads()]).toEqual([70, []])
})

it('finds the highest price in daily candles and recorded hourly bars without reading any bar twice', () => {
  const { facts, see, candle, reads, clock } = market()
  const ath = (): number | null => facts.ath('BTC').price
  expect(ath()).toBeNull()
  for (let at = -10 * hour; at <= 0; at += hour) see(50, start + at)
  expect(facts.ath('BTC')).toMatchObject({ price: 50, from: 'candles', since: start - 10 * hour })
  reads()
  see(60, start)
  expect([ath(), reads()]).toEqual([60, ['1 bars']])
  clock.advance(3 * hour)
  see(55, clock.now())
  expect([ath(), reads()]).toEqual([60, ['2 bars']])
  candle('1d', start - 9 * day, 80)
  expect(facts.ath('BTC')).toMatchObject({ price: 80, from: 'candles', since: start - 9 * day })
  expect(reads()).toEqual(['all 1d', '1 bars'])
})

it('reports no all-time high while daily candles cover less than a year', () => {
  const { facts, see, candle } = market()
  see(50, start)
  expect(facts.ath('BTC')).toMatchObject({ price: 50, passes: false })
  expect(facts.now().ath('BTC')).toBeNull()
  candle('1d', start - 364 * day, 80)
  expect(facts.now().ath('BTC')).toBeNull()
  for (let days = 363; days >= 0; days--) candle('1d', start - days * day, 60)
  expect(facts.now().ath('BTC')).toEqual({ price: 80, since: start - 364 * day })
})

it('includes new prices after the clock was ahead', () => {
  const { facts, see, clock } = market()
  see(50, start + 400 * day)
  expect(facts.ath('BTC').price).toBe(50)
  clock.advance(hour)
  see(90, clock.now())
  expect(facts.ath('BTC').price).toBe(90)
})
