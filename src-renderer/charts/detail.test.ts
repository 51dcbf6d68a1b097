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

/** Candles with gaps, gathered at any step and phase. */
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
  let seen = 0
  for (let column = 0; column < detail.size; column++) {
    const bars = barsIn(one, column)
    seen += bars.length
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
  expect(seen).toBe(one.candles.size)
}

describe('candles in columns', () => {
  it('keep every high and low, the first open and the last close of what they cover', () => {
    fc.assert(fc.property(anyCase, one => expectTrue(one, new CandleDetail(one.candles, one.step))))
  })

  it('are the same gathered tick by tick', () => {
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

  it('say when there is no room left for more', () => {
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

describe('a line in columns', () => {
  const values = fc.oneof(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.constant(NaN))

  it('touches every high and low of the values it covers, in the order they came', () => {
    const anyLine = fc.tuple(
      anyCase,
      fc.array(values, { minLength: 120, maxLength: 120 }),
      fc.integer({ min: -30, max: 30 })
    )
    fc.assert(
      fc.property(anyLine, ([one, all, shift]) => {
        const column = Float64Array.from(all)
        const { candles, step } = one
        const detail = new LineDetail(candles, column, step, shift)
        for (let at = 0; at < detail.size; at++) {
          const covered = Array.from({ length: candles.size }, (_, bar) => bar)
            .filter(bar => columnOf(candles.slot[bar]! + shift, step) === at)
            .map(bar => column[bar]!)
            .filter(value => !Number.isNaN(value))
          const drawn = [detail.early[at]!, detail.late[at]!]
          if (covered.length === 0) {
            expect(drawn).toEqual([NaN, NaN])
            continue
          }
          expect(Math.max(...drawn)).toBe(Math.max(...covered))
          expect(Math.min(...drawn)).toBe(Math.min(...covered))
          expect(detail.last[at]).toBe(covered.at(-1))
          expect(covered.indexOf(drawn[0]!)).toBeLessThanOrEqual(covered.lastIndexOf(drawn[1]!))
        }
      })
    )
  })

  it('is the same after its last values were changed in place', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.array(values, { minLength: 120, maxLength: 120 }),
        fc.nat(),
        (one, all, from) => {
          const { candles, step } = one
          const column = Float64Array.from(all)
          const detail = new LineDetail(candles, column, step)
          const changed = from % candles.size
          for (let bar = changed; bar < candles.size; bar++) column[bar] = bar
          detail.refresh(column, changed)
          const anew = new LineDetail(candles, column, step)
          expect(detail.early.slice(0, detail.size)).toEqual(anew.early.slice(0, anew.size))
          expect(detail.late.slice(0, detail.size)).toEqual(anew.late.slice(0, anew.size))
          expect(detail.last.slice(0, detail.size)).toEqual(anew.last.slice(0, anew.size))
        }
      )
    )
  })
})

it('finds each column’s first slot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), fc.nat(1000), (slots, phase, slot) => {
      const step = { slots, phase: phase % slots }
      const start = columnStart(columnOf(slot, step), step)
      expect(start).toBeLessThanOrEqual(slot)
      expect(start + slots).toBeGreaterThan(slot)
    })
  )
})
