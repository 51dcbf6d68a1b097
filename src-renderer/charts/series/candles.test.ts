import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Candles, longestGapInSlots } from './candles'
import { minute } from '../../../src-shared/time'

function candles(minutes: readonly number[], provisionalFrom = Infinity): Candles {
  const all = (value: (at: number) => number): Float64Array => Float64Array.from(minutes, value)
  return new Candles(
    {
      time: all(at => at * minute),
      open: all(() => 10),
      high: all(() => 12),
      low: all(() => 9),
      close: all(() => 11),
      volume: all(() => 5)
    },
    minute,
    provisionalFrom
  )
}

const bar = { open: 20, high: 22, low: 19, close: 21, volume: 7 }

describe('candle positions on the time axis', () => {
  it('gives each interval one slot', () => {
    expect([...candles([5, 6, 7]).slot.slice(0, 3)]).toEqual([0, 1, 2])
  })

  it('leaves a gap for missing candles', () => {
    const chart = candles([0, 1, 4, 5])
    expect([...chart.slot.slice(0, 4)]).toEqual([0, 1, 4, 5])
    expect(chart.gaps).toEqual([{ bar: 2, fromSlot: 2, slots: 2, missing: 2 }])
  })

  it('shortens a gap of a month and counts its missing candles', () => {
    const chart = candles([0, 43_200, 43_201])
    expect([...chart.slot.slice(0, 3)]).toEqual([0, 1 + longestGapInSlots, 2 + longestGapInSlots])
    expect(chart.gaps[0]).toMatchObject({ slots: longestGapInSlots, missing: 43_199 })
  })

  it('converts between time and position', () => {
    const chart = candles([0, 1, 4, 5])
    expect([-1, 0, 1, 2, 3, 4, 99].map(slot => chart.barAt(slot))).toEqual([-1, 0, 1, 1, 1, 2, 3])
    expect([0, 2, 3, 4, 6].map(at => chart.slotOf(at * minute))).toEqual([0, 4, 4, 4, 6])
    expect([0, 3, 5, 8].map(slot => chart.timeAt(slot) / minute)).toEqual([0, 3, 5, 8])
  })

  it('keeps the true time on both sides of a shortened gap', () => {
    const chart = candles([0, 43_200])
    expect(chart.timeAt(1 + longestGapInSlots)).toBe(43_200 * minute)
  })
})

describe('the current candle', () => {
  it('replaces the last bar if the time is the same, and keeps its volume', () => {
    const chart = candles([0, 1])
    expect(chart.put({ ...bar, time: minute, volume: NaN })).toBe(1)
    expect(chart.bar(1)).toEqual({ ...bar, time: minute, volume: 5 })
    expect(chart.size).toBe(2)
  })

  it('appends a newer candle after a gap', () => {
    const chart = candles([0, 1])
    expect(chart.put({ ...bar, time: 5 * minute })).toBe(2)
    expect(chart.slots).toBe(6)
    expect(chart.gaps).toHaveLength(1)
  })

  it('ignores a candle in the past', () => {
    const chart = candles([0, 1])
    expect(chart.put({ ...bar, time: 0 })).toBe(-1)
    expect(chart.bar(0)?.close).toBe(11)
  })

  it('adds the first candle to an empty series', () => {
    const chart = candles([])
    expect(chart.put({ ...bar, time: 3 * minute })).toBe(0)
    expect(chart.slots).toBe(1)
  })

  it('appends thousands of candles', () => {
    const chart = candles([0])
    for (let at = 1; at <= 3000; at++) chart.put({ ...bar, time: at * minute })
    expect(chart.size).toBe(3001)
    expect(chart.bar(3000)?.close).toBe(21)
    expect(chart.bar(0)?.close).toBe(11)
  })
})

it('marks candles built from quotes as provisional', () => {
  const chart = candles([0, 1, 2, 3], 2 * minute)
  expect([0, 1, 2, 3].map(at => chart.isProvisional(at))).toEqual([false, false, true, true])
  expect(chart.firstProvisional).toBe(2)
  expect(candles([0, 1]).firstProvisional).toBe(2)
})

it('detects whether the candles have volume', () => {
  const none = Float64Array.of(NaN, 0)
  const flat = Float64Array.of(1, 1)
  const time = Float64Array.of(0, minute)
  const silent = new Candles({ time, open: flat, high: flat, low: flat, close: flat, volume: none }, minute)
  expect(silent.hasVolume).toBe(false)
  expect(candles([0]).hasVolume).toBe(true)
})

describe('the position of a time', () => {
  it('interpolates positions between candles', () => {
    const chart = candles([0, 1, 2, 5])
    const places = [-1, 0, 0.5, 2, 3.25, 5, 7].map(at => chart.placeOf(at * minute))
    expect(places).toEqual([-1, 0, 0.5, 2, 3.25, 5, 7])
    expect(candles([]).placeOf(0)).toBeNaN()
  })

  it('maps times within a shortened gap to its end', () => {
    const chart = candles([0, 400])
    expect(chart.placeOf(5 * minute)).toBe(5)
    expect([100, 399, 400].map(at => chart.placeOf(at * minute))).toEqual([13, 13, 13])
  })

  it('converts a position back to the same time', () => {
    const times = fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(times, fc.integer({ min: -100, max: 700 }), (some, slot) => {
        const chart = candles([...some].sort((a, b) => a - b))
        const time = chart.timeAt(slot)
        expect(chart.placeOf(time)).toBe(slot)
      })
    )
  })
})
