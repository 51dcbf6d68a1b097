import { expect, it } from 'vitest'
import { measureWords } from './measure-words'

const words = (price: number, bars: number, ms: number, change: number): readonly [string, string] =>
  measureWords({ time: 0, price }, { bars, ms, change, percent: (change / price) * 100 })

it('shows the measured distance with the decimals of the price', () => {
  expect(words(68_000, 12, 12 * 3_600_000, 1224)).toEqual(['+1,224.00 (+1.80 %)', '12 candles, 12 h'])
  expect(words(68_000, -1, -86_400_000 * 1.5, -680)).toEqual(['−680.00 (−1.00 %)', '−1 candle, −1 d 12 h'])
  expect(words(1e-8, 0, 0, 2.5e-9)).toEqual(['+0.00000000250 (+25.00 %)', '0 candles, 0 min'])
  expect(words(100, 3, 2_700_000, 0)).toEqual(['0.00 (0.00 %)', '3 candles, 45 min'])
})
