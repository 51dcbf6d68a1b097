import { expect, test } from 'vitest'
import type { Interval } from '../../../src-shared/contract/values'
import { intervalMs } from '../../../src-shared/interval'
import type { Bar } from '../bar'
import { recentFigures, type PastPrices } from './recent-figures'
import { hour, minute } from '../../../src-shared/time'

const now = { price: 110, at: Date.parse('2026-03-02T10:20:30Z') }

const bar = (time: number, close: number): Bar => ({
  time,
  open: close,
  high: close,
  low: close,
  close,
  volume: null
})

function past(candles: Partial<Record<Interval | 'own', readonly Bar[]>>): PastPrices {
  return {
    candles: {
      lastBy: (_, interval, opensBy) => candles[interval]?.findLast(({ time }) => time <= opensBy) ?? null
    },
    recordedBars: {
      bars: (_, __, since, until) => (candles.own ?? []).filter(({ time }) => time >= since && time <= until)
    }
  }
}

/** Three days of candles up to now. The close of each is its closing time in minutes since 1970. */
function candles(interval: Interval): readonly Bar[] {
  const length = intervalMs[interval]
  const last = Math.floor(now.at / length) * length
  return Array.from({ length: (72 * hour) / length }, (_, index) => {
    const time = last - ((72 * hour) / length - 1 - index) * length
    return bar(time, (time + length) / minute)
  })
}
const change = (from: number): number => (now.price / from - 1) * 100

test('takes a past price from the candle that closed at that time or less than one candle earlier', () => {
  const at = (text: string): number => Date.parse(text) / minute
  const figures = recentFigures(past({ '1h': candles('1h'), '15m': candles('15m') }), 'BTC', now)
  expect(figures.hour).toBeCloseTo(change(at('2026-03-02T09:15:00Z')), 9)
  expect(figures.day).toBeCloseTo(change(at('2026-03-01T10:15:00Z')), 9)
  const hourly = recentFigures(past({ '1h': candles('1h') }), 'BTC', now)
  // An hourly candle is too long to find the price an hour ago.
  expect(hourly.hour).toBeNull()
  expect(hourly.day).toBeCloseTo(change(at('2026-03-01T10:00:00Z')), 9)
})

test('prefers a recorded minute bar to a candle', () => {
  const own = [bar(now.at - hour - 3 * minute, 100), bar(now.at - hour - 20_000, 55)]
  const figures = recentFigures(past({ own, '1m': candles('1m') }), 'BTC', now)
  // The second bar includes trades from less than an hour ago, so the first one is used.
  expect(figures.hour).toBeCloseTo(10, 9)
})

test('returns null for a gap at that time, or a price of 0', () => {
  const gap = candles('15m').filter(({ time }) => time > now.at - hour || time < now.at - 2 * hour)
  expect(recentFigures(past({ '15m': gap }), 'BTC', now).hour).toBeNull()
  expect(recentFigures(past({}), 'BTC', now)).toEqual({ coin: 'BTC', hour: null, day: null })
  const own = [bar(now.at - hour - 2 * minute, 0)]
  expect(recentFigures(past({ own }), 'BTC', now).hour).toBeNull()
})
