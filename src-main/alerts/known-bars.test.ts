import { describe, expect, test } from 'vitest'
import { CandleStore } from '../market/candle-store'
import { OwnBarStore } from '../market/own-bar-store'
import { openCache } from '../platform/storage/temp-storage.fixture'
import { stillClock } from '../platform/time/still-clock.fixture'
import { start } from './alert-facts.fixture'
import { KnownBars } from './known-bars'
import { day, hour, minute } from '../../src-shared/time'

function saved() {
  const cache = openCache()
  const [own, candles] = [new OwnBarStore(cache), new CandleStore(cache)]
  const clock = stillClock(start)
  const read: number[] = []
  const known = new KnownBars({
    clock,
    ownBars: (...asked) => {
      const bars = own.bars(...asked)
      read.push(bars.length)
      return bars
    },
    closedCandles: ({ coin, interval }) => candles.closed(coin, interval)
  })
  const see = (price: number, at: number): void => own.add(new Map([['BTC', price]]), at)
  const candle = (time: number, price: number): void => {
    const bars = [{ time, open: price, high: price + 1, low: price - 1, close: price, volume: 1 }]
    candles.merge('BTC', '1h', {
      bars,
      fetchedAt: start + day,
      askedFrom: time,
      operation: 'getOHLCIntraday'
    })
  }
  const closes = (windowMs: number) =>
    known
      .within('BTC', clock.now() - windowMs, clock.now())
      .map(({ close }) => close)
      .toSorted((a, b) => a - b)
  return { clock, known, see, candle, closes, reads: () => read.splice(0) }
}

describe('the saved prices of a coin', () => {
  test('include quotes and candles within the window, and no others', () => {
    const { see, candle, closes } = saved()
    see(1, start - 2 * hour)
    see(2, start - 30 * minute)
    candle(start - 3 * hour, 3)
    candle(start - 90 * minute, 4)
    expect(closes(hour)).toEqual([2, 4])
  })

  test('include quotes of the open minute up to now', () => {
    const { known, see } = saved()
    see(5, start + 10_000)
    expect(known.within('BTC', start, start + 20_000)).toMatchObject([{ from: start, to: start + 20_000 }])
  })

  test('go back further than minute bars if the window is longer', () => {
    const { see, closes } = saved()
    see(1, start - 6 * day)
    expect(closes(7 * day)).toContain(1)
  })

  test('are read once, and later only new ones', () => {
    const { clock, see, closes, reads } = saved()
    for (let ago = 60; ago > 0; ago--) see(ago, start - ago * minute)
    expect(closes(hour)).toHaveLength(60)
    reads()
    clock.advance(minute)
    see(100, start)
    expect(closes(hour)).toHaveLength(60)
    expect(reads()).toEqual([2])
  })

  test('include candles that were loaded later', () => {
    const { known, candle, closes } = saved()
    expect(closes(2 * hour)).toEqual([])
    candle(start - hour, 7)
    known.forget({ coin: 'BTC', interval: '1h' })
    expect(closes(2 * hour)).toEqual([7])
  })

  test('don’t hide new quotes behind one from when the clock was ahead', () => {
    const { clock, see, closes } = saved()
    see(9, start + 2 * hour)
    closes(hour)
    see(1, start)
    clock.advance(minute)
    expect(closes(hour)).toEqual([1])
  })
})
