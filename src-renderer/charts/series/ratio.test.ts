import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, hour } from '../../../src-shared/time'
import { BuiltCandles } from './built-candles'
import { Candles } from './candles'
import { ratioCandles, ratioOf } from './ratio'

type Closes = ReadonlyMap<number, number>

function hourly(closes: Closes, provisionalFrom = Infinity): Candles {
  const close = Float64Array.from(closes.values())
  const time = Float64Array.from(closes.keys(), at => at * hour)
  const [high, low] = [close.map(one => one * 1.3), close.map(one => one * 0.6)]
  return new Candles({ time, open: low, high, low, close, volume: close }, hour, provisionalFrom)
}
const used = ({ size }: Candles, column: Float64Array): readonly number[] => [...column.subarray(0, size)]

const price = fc.oneof(
  fc
    .integer({ min: -12, max: 9 })
    .chain(power => fc.double({ min: 1, max: 9.99, noNaN: true }).map(one => one * 10 ** power)),
  fc.constantFrom(0, 5e-324, 1e-300, 1e300)
)
const series: fc.Arbitrary<Closes> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 60 }), price), { selector: ([at]) => at, maxLength: 40 })
  .map(bars => new Map(bars.sort(([a], [b]) => a - b)))

describe('the ratio of two coins', () => {
  it('has a bar exactly where both have a close and the quotient can be drawn', () => {
    fc.assert(
      fc.property(series, series, (coin, divisor) => {
        const ratio = ratioCandles(hourly(coin), hourly(divisor))
        const expected = [...coin].flatMap(([at, close]) => {
          const quotient = close / (divisor.get(at) ?? NaN)
          return quotient > 0 && quotient < Infinity ? [[at * hour, quotient]] : []
        })
        const closes = used(ratio, ratio.close)
        expect(used(ratio, ratio.time).map((time, bar) => [time, closes[bar]])).toEqual(expected)
      })
    )
  })

  it('has closes only', () => {
    fc.assert(
      fc.property(series, series, (coin, divisor) => {
        const ratio = ratioCandles(hourly(coin), hourly(divisor))
        for (const column of [ratio.open, ratio.high, ratio.low])
          expect(used(ratio, column)).toEqual(used(ratio, ratio.close))
        expect([ratio.hasOnlyCloses, ratio.hasVolume]).toEqual([true, false])
      })
    )
  })

  it('is the inverse of the ratio the other way around', () => {
    const prices = fc.map(fc.integer({ min: 0, max: 60 }), fc.double({ min: 1e-12, max: 1e9, noNaN: true }))
    fc.assert(
      fc.property(prices, prices, (one, two) => {
        const sorted = (closes: Closes): Candles => hourly(new Map([...closes].sort(([a], [b]) => a - b)))
        const [ratio, inverse] = [
          ratioCandles(sorted(one), sorted(two)),
          ratioCandles(sorted(two), sorted(one))
        ]
        expect(used(inverse, inverse.time)).toEqual(used(ratio, ratio.time))
        const inverted = used(inverse, inverse.close)
        used(ratio, ratio.close).forEach((close, bar) => expect(close * inverted[bar]!).toBeCloseTo(1, 9))
      })
    )
  })

  it('shows missing bars as gaps, and bars from quotes of either coin as provisional', () => {
    const closes = new Map([1, 2, 3, 4, 5].map(at => [at, at * 10]))
    const gappy = new Map([...closes].filter(([at]) => at !== 3))
    const ratio = ratioCandles(hourly(closes), hourly(gappy, 5 * hour))
    expect(used(ratio, ratio.time)).toEqual([1, 2, 4, 5].map(at => at * hour))
    expect(ratio.gaps).toEqual([{ bar: 2, fromSlot: 2, slots: 1, missing: 1 }])
    expect(ratio.firstProvisional).toBe(3)
  })

  it('is empty without a common time', () => {
    const ratio = ratioCandles(hourly(new Map([[1, 5]])), hourly(new Map([[2, 5]])))
    expect([ratio.size, ratio.slots]).toEqual([0, 0])
  })

  it('divides 20,000 candles', () => {
    const many = new Map(Array.from({ length: 20_000 }, (_, at) => [at, 1 + (at % 7)]))
    const ratio = ratioCandles(hourly(many), hourly(new Map([...many].filter(([at]) => at % 3 !== 0))))
    expect(ratio.size).toBe(13_333)
    expect(new Set(used(ratio, ratio.close))).toEqual(new Set([1]))
  })

  it('has closes only in longer bars too, each the last in its time', () => {
    const closes = new Map(Array.from({ length: 48 }, (_, at) => [at, 1 + ((at * 31) % 17)]))
    const ratio = ratioCandles(hourly(closes), hourly(new Map([...closes].map(([at]) => [at, 2]))))
    const { candles } = new BuiltCandles(ratio, day)
    const ends = [23, 47].map(at => closes.get(at)! / 2)
    for (const column of [candles.open, candles.high, candles.low, candles.close])
      expect(used(candles, column)).toEqual(ends)
    expect([candles.hasOnlyCloses, candles.hasVolume]).toEqual([true, false])
  })
})

it.each([
  [1e-12, 1e9, 1e-21],
  [1e9, 1e-12, 1e21],
  [3, 0, null],
  [0, 3, null],
  [1, 5e-324, null],
  [NaN, 3, null],
  [3, NaN, null]
])('%s divided by %s is %s', (close, divisor, ratio) => {
  const divided = ratioOf(close, divisor)
  if (ratio === null) expect(divided).toBeNull()
  else expect(divided! / ratio).toBeCloseTo(1, 12)
})
