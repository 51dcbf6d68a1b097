import { expect, it } from 'vitest'
import { barsOf } from '../indicators/columns'
import { closing, dailyCandles } from './candles.fixture'
import { technicalReading, technicalVerdict } from './verdict'

const reading = { close: 110, rsi: 50, macd: 2, macdSignal: 1, sma50: 100, sma200: 90 }

it.each([
  ['three signs for buying and none for selling are a strong buy', {}, 'buy', true, [0, 1, 1, 1]],
  ['an overbought RSI subtracts a point', { rsi: 71 }, 'buy', false, [-1, 1, 1, 1]],
  ['an oversold RSI adds a point', { rsi: 29 }, 'buy', true, [1, 1, 1, 1]],
  ['an RSI of exactly 70 is not overbought', { rsi: 70, close: 90 }, 'buy', false, [0, 1, -1, 1]],
  ['two points for each side are neutral', { rsi: 71, close: 90 }, 'neutral', false, [-1, 1, -1, 1]],
  [
    'three signs for selling and none for buying are a strong sell',
    { macd: 0, close: 90, sma200: 101 },
    'sell',
    true,
    [0, -1, -1, -1]
  ],
  ['a missing value counts for neither side', { sma200: NaN, rsi: NaN }, 'buy', false, [0, 1, 1, 0]]
] as const)('%s', (_, part, side, isStrong, signs) => {
  const verdict = technicalVerdict({ ...reading, ...part })
  expect([verdict.side, verdict.isStrong, Object.values(verdict.signs)]).toEqual([side, isStrong, signs])
})

it('calculates averages and RSI from the closes, and returns NaN if there are too few candles', () => {
  const rising = Array.from({ length: 220 }, (_, day) => 100 + day)
  const { close, sma50, sma200, rsi } = technicalReading(barsOf(dailyCandles(0, closing(...rising))))
  expect([close, sma50, sma200, rsi]).toEqual([319, 294.5, 219.5, 100])
  const few = technicalReading(barsOf(dailyCandles(0, closing(1, 2, 3))))
  expect([few.close, few.sma50, few.rsi]).toEqual([3, NaN, NaN])
  expect(technicalReading([]).close).toBeNaN()
})

it.each([1, 0.1, 0.3, 1e-8, 68_000.37, 1 / 3])(
  'returns a neutral verdict for a price that stays at %s',
  close => {
    const bars = Array.from({ length: 260 }, (_, at) => ({
      time: at * 86_400_000,
      open: close,
      high: close,
      low: close,
      close,
      volume: 1
    }))
    const reading = technicalReading(bars)
    expect(reading.rsi).toBe(50)
    expect(technicalVerdict(reading)).toEqual({
      side: 'neutral',
      isStrong: false,
      signs: { rsi: 0, macd: 0, price: 0, averages: 0 }
    })
  }
)
