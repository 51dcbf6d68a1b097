import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Candles } from './candles'
import { HeikinAshi, type PriceColumns } from './heikin-ashi'

type Prices = readonly [open: number, high: number, low: number, close: number]

function candlesOf(bars: readonly Prices[]): Candles {
  const column = (at: number): Float64Array => Float64Array.from(bars, bar => bar[at] ?? NaN)
  const time = Float64Array.from(bars, (_, at) => at * 60_000)
  const volume = new Float64Array(bars.length)
  return new Candles(
    { time, open: column(0), high: column(1), low: column(2), close: column(3), volume },
    60_000
  )
}

const bar = (of: PriceColumns, at: number) => [of.open[at], of.high[at], of.low[at], of.close[at]]

it('averages each candle with the previous average', () => {
  const averaged = new HeikinAshi(
    candlesOf([
      [10, 14, 8, 12],
      [12, 16, 11, 15],
      [15, 15, 9, 10]
    ])
  )
  expect(bar(averaged, 0)).toEqual([11, 14, 8, 11])
  expect(bar(averaged, 1)).toEqual([11, 16, 11, 13.5])
  // Opens at (11 + 13.5) / 2, closes at (15 + 15 + 9 + 10) / 4.
  expect(bar(averaged, 2)).toEqual([12.25, 15, 9, 12.25])
})

it('the low is the averaged open if it is lower than the low of the candle', () => {
  const averaged = new HeikinAshi(
    candlesOf([
      [10, 10, 10, 10],
      [20, 21, 19, 20]
    ])
  )
  expect(averaged.low[1]).toBe(10)
})

const anyBar = fc.tuple(
  ...[1, 2, 3, 4].map(() => fc.double({ min: 1e-9, max: 1e9, noNaN: true }))
) as fc.Arbitrary<[number, number, number, number]>
const anyBars = fc
  .array(anyBar, { minLength: 1, maxLength: 40 })
  .map(bars => bars.map(([a, b, c, d]): Prices => [a, Math.max(a, b, c, d), Math.min(a, b, c, d), d]))

it('gives the same values whether candles are averaged all at once or one by one', () => {
  fc.assert(
    fc.property(anyBars, fc.nat(39), (bars, cut) => {
      const candles = candlesOf(bars.slice(0, Math.max(1, cut)))
      const grown = new HeikinAshi(candles)
      for (const [at, [open, high, low, close]] of bars.entries()) {
        const changed = candles.put({ time: at * 60_000, open, high, low, close, volume: 0 })
        if (changed >= 0) grown.refresh(changed)
      }
      const whole = new HeikinAshi(candlesOf(bars))
      for (let at = 0; at < bars.length; at++) expect(bar(grown, at)).toEqual(bar(whole, at))
    })
  )
})
