import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barBounds, BuiltCandles } from './built-candles'
import { Candles } from './candles'
import { day, hour, minute } from '../../../src-shared/time'

const at = (text: string): number => Date.parse(text)

function candlesAt(times: readonly number[], intervalMs: number, provisionalFrom = Infinity): Candles {
  const column = (read: (index: number) => number): Float64Array =>
    Float64Array.from(times, (_, index) => read(index))
  return new Candles(
    {
      time: Float64Array.from(times),
      open: column(index => 100 + index),
      high: column(index => 110 + ((index * 7) % 13)),
      low: column(index => 90 - ((index * 5) % 11)),
      close: column(index => 101 + index),
      volume: column(index => index + 1)
    },
    intervalMs,
    provisionalFrom
  )
}
const hours = (from: string, count: number): number[] =>
  Array.from({ length: count }, (_, index) => at(from) + index * hour)

describe('the bounds of a built bar', () => {
  it('aligns bars to UTC midnight, or to Monday for weeks', () => {
    const bounds = (moment: string, ms: number): string[] => {
      const { from, to } = barBounds(at(moment), ms)
      return [from, to].map(time => new Date(time).toISOString().slice(0, 16))
    }
    expect(bounds('2026-03-01T13:20:00Z', 6 * hour)).toEqual(['2026-03-01T12:00', '2026-03-01T18:00'])
    expect(bounds('2026-03-01T13:20:00Z', 7 * day)).toEqual(['2026-02-23T00:00', '2026-03-02T00:00'])
    expect(bounds('2026-03-02T00:00:00Z', 7 * day)).toEqual(['2026-03-02T00:00', '2026-03-09T00:00'])
    expect(bounds('2026-03-01T23:59:00Z', 7 * minute)).toEqual(['2026-03-01T23:55', '2026-03-02T00:00'])
    expect(bounds('1969-12-31T23:00:00Z', 6 * hour)).toEqual(['1969-12-31T18:00', '1970-01-01T00:00'])
  })

  it('leaves no gap between a bar and the next', () => {
    const lengths = fc.oneof(
      fc.integer({ min: 2, max: 1440 }).map(minutes => minutes * minute),
      fc.integer({ min: 1, max: 28 }).map(days => days * day)
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), lengths, (moment, length) => {
        const { from, to } = barBounds(moment, length)
        expect(from <= moment && moment < to && to - from <= length).toBe(true)
        expect(barBounds(to, length).from).toBe(to)
      })
    )
  })
})

describe('bars built from candles', () => {
  it('a built bar has the first open, the last close, the lowest low and the highest high', () => {
    const source = candlesAt(hours('2026-03-01T00:00Z', 5), hour)
    const { candles } = new BuiltCandles(source, 2 * hour)
    expect([...candles.time.subarray(0, 3)]).toEqual(
      ['2026-03-01T00:00Z', '2026-03-01T02:00Z', '2026-03-01T04:00Z'].map(at)
    )
    expect(candles.bar(0)).toMatchObject({ open: 100, high: 117, low: 85, close: 102, volume: 3 })
    expect(candles.bar(2)).toMatchObject({ open: 104, close: 105, volume: 5 })
    expect(candles.size).toBe(3)
  })

  it('matches a simple grouping whichever candles are missing', () => {
    const openings = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(openings, fc.constantFrom(2, 6, 12, 72, 168), (openTimes, size) => {
        const times = openTimes.sort((a, b) => a - b).map(index => at('2026-02-20T07:00Z') + index * hour)
        const source = candlesAt(times, hour)
        const built = new BuiltCandles(source, size * hour)
        const groups = new Map<number, number[]>()
        for (const time of times) {
          const { from } = barBounds(time, size * hour)
          groups.set(from, [...(groups.get(from) ?? []), time])
        }
        expect([...built.candles.time.subarray(0, built.candles.size)]).toEqual([...groups.keys()])
        let missing = 0
        ;[...groups].forEach(([from, parts], bar) => {
          const inside = parts.map(time => source.bar(times.indexOf(time))!)
          expect(built.candles.bar(bar)).toEqual({
            time: from,
            open: inside[0]!.open,
            high: Math.max(...inside.map(({ high }) => high)),
            low: Math.min(...inside.map(({ low }) => low)),
            close: inside.at(-1)!.close,
            volume: inside.reduce((sum, { volume }) => sum + volume, 0)
          })
          const end = Math.min(from + size * hour, times.at(-1)! + hour)
          missing += (end - from) / hour - parts.length
        })
        expect(built.missing(0, built.candles.size - 1)).toBe(missing)
      })
    )
  })

  it('counts the candles missing from a bar', () => {
    const times = hours('2026-03-01T00:00Z', 10).filter((_, index) => index !== 1)
    const built = new BuiltCandles(candlesAt(times, hour), 6 * hour)
    expect(built.missing(0, 0)).toBe(1)
    expect(built.missing(1, 1)).toBe(0)
    const late = new BuiltCandles(candlesAt(hours('2026-03-01T04:00Z', 3), hour), 6 * hour)
    expect(late.missing(0, 0)).toBe(4)
  })

  it('a built bar has no volume if one of its candles has none', () => {
    const source = candlesAt(hours('2026-03-01T00:00Z', 4), hour)
    source.volume[1] = NaN
    const { candles } = new BuiltCandles(source, 2 * hour)
    expect([candles.volume[0], candles.volume[1]]).toEqual([NaN, 7])
  })

  it('updates the built bar with each tick', () => {
    const source = candlesAt(hours('2026-03-01T00:00Z', 3), hour, at('2026-03-01T03:00Z'))
    const built = new BuiltCandles(source, 2 * hour)
    const moving = { open: 103, high: 140, low: 60, close: 130, volume: NaN, provisional: true }
    const bar = built.tick({ ...moving, time: at('2026-03-01T03:00Z') })!
    expect(bar).toMatchObject({ time: at('2026-03-01T02:00Z'), open: 102, high: 140, low: 60, close: 130 })
    built.candles.put(bar)
    expect(built.candles.size).toBe(2)
    expect(built.candles.isProvisional(1)).toBe(true)
    expect(built.candles.isProvisional(0)).toBe(false)
    const next = built.tick({
      ...moving,
      open: 131,
      high: 132,
      low: 131,
      close: 131,
      time: at('2026-03-01T04:00Z')
    })!
    expect(next).toMatchObject({ time: at('2026-03-01T04:00Z'), open: 131, high: 132 })
    expect(built.tick({ ...moving, time: at('2026-03-01T01:00Z') })).toBeNull()
  })
})
