import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCandles } from './candle-check'

type Row = readonly [time: number, open: number, high: number, low: number, close: number, volume: number]

function columns(rows: readonly Row[]) {
  const column = (at: number): Float64Array => Float64Array.from(rows, row => row[at]!)
  return {
    time: column(0),
    open: column(1),
    high: column(2),
    low: column(3),
    close: column(4),
    volume: column(5)
  }
}

const good: Row = [1, 10, 12, 9, 11, 5]

describe('valid candles', () => {
  it('returns valid candles unchanged', () => {
    const all = columns([good, [2, 11, 11, 11, 11, NaN], [3, 1e-8, 1e-8, 1e-8, 1e-8, 0]])
    const checked = checkCandles(all)
    expect(checked.columns).toBe(all)
    expect(checked.findings).toEqual({ unreadable: 0, unordered: 0, repeated: 0, ahead: 0, inverted: 0 })
  })

  it('accepts an empty series', () => {
    expect(checkCandles(columns([])).columns.time).toHaveLength(0)
  })
})

describe('invalid candles', () => {
  it('sorts candles by time', () => {
    const checked = checkCandles(columns([[2, 10, 12, 9, 11, 5], good]))
    expect([...checked.columns.time]).toEqual([1, 2])
    expect(checked.findings.unordered).toBe(1)
  })

  it('keeps the later of two candles with the same time', () => {
    const checked = checkCandles(columns([good, [1, 20, 22, 19, 21, 6]]))
    expect([...checked.columns.close]).toEqual([21])
    expect(checked.findings.repeated).toBe(1)
  })

  it('widens a candle whose high is below its low', () => {
    const checked = checkCandles(columns([[1, 10, 9, 12, 11, 5]]))
    expect([checked.columns.high[0], checked.columns.low[0]]).toEqual([11, 10])
    expect(checked.findings.inverted).toBe(1)
  })

  it('drops a candle with an unreadable price', () => {
    const checked = checkCandles(
      columns([good, [2, NaN, 12, 9, 11, 5], [3, 10, Infinity, 9, 11, 5], [4, 0, 1, 0, 1, 1]])
    )
    expect([...checked.columns.time]).toEqual([1])
    expect(checked.findings.unreadable).toBe(3)
  })

  it('removes an invalid volume', () => {
    const checked = checkCandles(columns([[1, 10, 12, 9, 11, -5]]))
    expect(checked.columns.volume[0]).toBeNaN()
  })
})

it('can draw all candles that pass the check', () => {
  const number = fc.oneof(
    fc.double({ min: 1e-8, max: 1e8 }),
    fc.constantFrom(0, -1, NaN, Infinity, -Infinity)
  )
  const row = fc.tuple(
    fc.oneof(fc.integer({ min: 0, max: 20 }), number),
    number,
    number,
    number,
    number,
    number
  )
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), rows => {
      const checked = checkCandles(columns(rows))
      const { time, open, high, low, close, volume } = checked.columns
      for (let at = 0; at < time.length; at++) {
        expect(Number.isFinite(time[at]!)).toBe(true)
        if (at > 0) expect(time[at]!).toBeGreaterThan(time[at - 1]!)
        expect(low[at]!).toBeGreaterThan(0)
        expect(high[at]!).toBeGreaterThanOrEqual(Math.max(open[at]!, close[at]!))
        expect(low[at]!).toBeLessThanOrEqual(Math.min(open[at]!, close[at]!))
        expect(volume[at]! < 0 || volume[at] === Infinity).toBe(false)
      }
      expect(checkCandles(checked.columns).columns).toBe(checked.columns)
    })
  )
})
