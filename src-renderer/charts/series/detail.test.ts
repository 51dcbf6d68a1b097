import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CandleDetail } from './candle-detail'
import { Candles } from './candles'
import { columnOf, columnStart, type ColumnStep } from './column-step'
import { LineDetail } from './line-detail'

interface Case {
  readonly candles: Candles
  readonly step: ColumnStep
}

const price = fc.double({ min: 1e-8, max: 1e8, noNaN: true })
const row = fc.record({
  wait: fc.integer({ min: 1, max: 20 }),
  prices: fc.tuple(price, price, price, price),
  volume: fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constant(NaN))
})

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    rows: fc.array(row, { minLength: 1, maxLength: 120 }),
    slots: fc.integer({ min: 1, max: 40 }),
    phase: fc.nat(39)
  })
  .map(({ rows, slots, phase }) => {
    let at = 0
    const times = rows.map(({ wait }) => (at += wait))
    const column = (read: (row: (typeof rows)[number]) => number): Float64Array =>
      Float64Array.from(rows, read)
    const candles = new Candles(
      {
        time: Float64Array.from(times),
        open: column(({ prices }) => prices[0]),
        close: column(({ prices }) => prices[1]),
        high: column(({ prices }) => Math.max(...prices)),
        low: column(({ prices }) => Math.min(...prices)),
        volume: column(({ volume }) => volume)
      },
      1
    )
    return { candles, step: { slots, phase: phase % slots } }
  })

function barsIn({ candles, step }: Case, column: number): number[] {
  return Array.from({ length: candles.size }, (_, bar) => bar).filter(
    bar => columnOf(candles.slot[bar]!, step) === column
  )
}

function expectTrue(one: Case, detail: CandleDetail): void {
  let count = 0
  for (let column = 0; column < detail.size; column++) {
    const bars = barsIn(one, column)
    count += bars.length
    expect(detail.first[column]).toBe(bars[0] ?? -1)
    if (bars.length === 0) continue
    const { open, high, low, close, volume } = one.candles
    expect(detail.bars[column]).toBe(bars.length)
    expect(detail.open[column]).toBe(open[bars[0]!])
    expect(detail.close[column]).toBe(close[bars.at(-1)!])
    expect(detail.high[column]).toBe(Math.max(...bars.map(bar => high[bar]!)))
    expect(detail.low[column]).toBe(Math.min(...bars.map(bar => low[bar]!)))
    const traded = bars.map(bar => volume[bar]!).filter(value => !Number.isNaN(value))
    const sum = traded.reduce((all, value) => all + value, 0)
    if (traded.length === 0) expect(detail.volume[column]).toBeNaN()
    else expect(detail.volume[column]).toBeCloseTo(sum, 6)
  }
  expect(count).toBe(one.candles.size)
}

describe('candles grouped into columns', () => {
  it('keeps every high and low, the first open and the last close', () => {
    fc.assert(fc.property(anyCase, one => expectTrue(one, new CandleDetail(one.candles, one.step))))
  })

  it('groups candles the same way tick by tick as all at once', () => {
    const ticks = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 5 }), close: price }), {
      maxLength: 40
    })
    fc.assert(
      fc.property(anyCase, ticks, (one, moves) => {
        const { candles, step } = one
        const detail = new CandleDetail(candles, step)
        for (const { wait, close } of moves) {
          const last = candles.bar(candles.size - 1)!
          const begun = { time: last.time + wait, open: close, high: close, low: close, close, volume: 1 }
          const moved = { ...last, close, high: Math.max(last.high, close), low: Math.min(last.low, close) }
          expect(detail.refresh(candles.put(wait === 0 ? moved : begun))).toBe(true)
        }
        expectTrue(one, detail)
      })
    )
  })

  it('reports when grouped candles need more memory', () => {
    const time = Float64Array.of(0)
    const candles = new Candles({ time, open: time, high: time, low: time, close: time, volume: time }, 1)
    const detail = new CandleDetail(candles, { slots: 1, phase: 0 })
    const refreshed = Array.from({ length: 600 }, (_, at) =>
      detail.refresh(candles.put({ time: at + 1, open: 1, high: 1, low: 1, close: 1, volume: 1 }))
    )
    expect(refreshed[0]).toBe(true)
    expect(refreshed.at(-1)).toBe(false)
  })
})

describe('a line grouped into columns', () => {
  const value = fc.oneof(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.constant(NaN))
  const values = fc.array(value, { minLength: 160, maxLength: 160 })
  const shifts = fc.integer({ min: -30, max: 30 })
  const views = fc.array(fc.tuple(fc.integer({ min: -10, max: 2500 }), fc.integer({ min: 1, max: 300 })), {
    minLength: 1,
    maxLength: 6
  })

  function expectLine({ candles, step }: Case, detail: LineDetail, column: Float64Array): void {
    const bars = Array.from({ length: candles.size }, (_, bar) => bar)
    for (let at = 0; at < detail.size; at++) {
      const covered = bars
        .filter(bar => columnOf(candles.slot[bar]! + detail.shift, step) === at)
        .map(bar => column[bar]!)
        .filter(one => !Number.isNaN(one))
      const drawn = [detail.early[at]!, detail.late[at]!]
      if (covered.length === 0) {
        expect(drawn).toEqual([NaN, NaN])
        expect(detail.last[at]).toBeNaN()
        continue
      }
      expect(Math.max(...drawn)).toBe(Math.max(...covered))
      expect(Math.min(...drawn)).toBe(Math.min(...covered))
      expect(detail.last[at]).toBe(covered.at(-1))
      expect(covered.indexOf(drawn[0]!)).toBeLessThanOrEqual(covered.lastIndexOf(drawn[1]!))
    }
  }

  it('a grouped line touches every high and low in order', () => {
    fc.assert(
      fc.property(anyCase, values, shifts, (one, all, shift) => {
        const column = Float64Array.from(all)
        const detail = new LineDetail(one.candles, column, one.step, shift)
        expectLine(one, detail.show(0, Infinity), column)
      })
    )
  })

  it("a grouped line doesn't depend on what was in view before", () => {
    fc.assert(
      fc.property(anyCase, values, shifts, views, (one, all, shift, ranges) => {
        const column = Float64Array.from(all)
        const detail = new LineDetail(one.candles, column, one.step, shift)
        const whole = new LineDetail(one.candles, column, one.step, shift).show(0, Infinity)
        for (const [from, width] of ranges) {
          detail.show(from, from + width)
          const part = [Math.max(0, from), Math.max(0, Math.min(from + width, detail.size))] as const
          expect(detail.early.slice(...part)).toEqual(whole.early.slice(...part))
          expect(detail.late.slice(...part)).toEqual(whole.late.slice(...part))
          expect(detail.last.slice(...part)).toEqual(whole.last.slice(...part))
        }
      })
    )
  })

  it('updates a grouped line after changed values and added candles', () => {
    fc.assert(
      fc.property(
        anyCase,
        values,
        shifts,
        views,
        fc.nat(),
        fc.nat(30),
        (one, all, shift, ranges, at, more) => {
          const { candles, step } = one
          const column = Float64Array.from(all)
          const detail = new LineDetail(candles, column, step, shift)
          for (const [from, width] of ranges) detail.show(from, from + width)
          const changed = at % candles.size
          const last = candles.bar(candles.size - 1)!
          for (let next = 1; next <= more; next++) candles.put({ ...last, time: last.time + next })
          for (let bar = changed; bar < candles.size; bar++) column[bar] = bar
          expect(detail.touch(changed)).toBe(true)
          expectLine(one, detail.show(0, Infinity), column)
        }
      )
    )
  })

  it('reports when a grouped line needs more memory', () => {
    const time = Float64Array.of(0)
    const candles = new Candles({ time, open: time, high: time, low: time, close: time, volume: time }, 1)
    const detail = new LineDetail(candles, new Float64Array(600), { slots: 1, phase: 0 })
    const touched = Array.from({ length: 600 }, (_, at) =>
      detail.touch(candles.put({ time: at + 1, open: 1, high: 1, low: 1, close: 1, volume: 1 }))
    )
    expect([touched[0], touched.at(-1)]).toEqual([true, false])
  })
})

it('finds the first slot of each column', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), fc.nat(1000), (slots, phase, slot) => {
      const step = { slots, phase: phase % slots }
      const start = columnStart(columnOf(slot, step), step)
      expect(start).toBeLessThanOrEqual(slot)
      expect(start + slots).toBeGreaterThan(slot)
    })
  )
})
