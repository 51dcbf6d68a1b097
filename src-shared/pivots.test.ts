import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastClosedPeriod } from './closed-period'
import { columnsOf, type IndicatorBar } from './indicators/columns'
import { pivotsAfter } from './pivots'
import { day, hour } from './time'

const wednesday = Date.UTC(2026, 1, 18)

const rising = (from: number, count: number, step: number): IndicatorBar[] =>
  Array.from({ length: count }, (_, index) => ({
    time: from + index * step,
    open: 100 + index,
    high: 100 + index + 0.5,
    low: 100 + index - 0.5,
    close: 100 + index,
    volume: NaN
  }))
const closedOf = (bars: readonly IndicatorBar[], step: number) =>
  lastClosedPeriod({ ...columnsOf(bars), size: bars.length }, step)

describe('pivot levels', () => {
  it('matches hand-calculated levels for high 120, low 90, close 105', () => {
    const { classic, fibonacci, camarilla, woodie } = pivotsAfter({ high: 120, low: 90, close: 105 }, 107)
    expect(classic).toEqual({ pivot: 105, r1: 120, s1: 90, r2: 135, s2: 75, r3: 150, s3: 60 })
    expect(fibonacci['r1']).toBeCloseTo(116.46, 9)
    expect(fibonacci['s3']).toBeCloseTo(75, 9)
    expect(camarilla['r3']).toBeCloseTo(113.25, 9)
    expect(woodie['pivot']).toBe(106)
  })

  it('matches hand-calculated levels for high 110, low 100, close 109', () => {
    const { classic } = pivotsAfter({ high: 110, low: 100, close: 109 }, 109)
    const by = {
      pivot: 319 / 3,
      r1: 338 / 3,
      s1: 308 / 3,
      r2: 349 / 3,
      s2: 289 / 3,
      r3: 368 / 3,
      s3: 278 / 3
    }
    for (const [name, price] of Object.entries(by)) expect(classic[name]).toBeCloseTo(price, 9)
  })

  it('pivot levels ascend from S3 to R3 at any price', () => {
    const price = fc.double({ min: 1e-8, max: 1e8, noNaN: true })
    fc.assert(
      fc.property(price, fc.double({ min: 0, max: 0.5, noNaN: true }), (low, share) => {
        const high = low * (1 + share)
        const { classic: is } = pivotsAfter({ high, low, close: (high + low) / 2 }, low)
        const slack = low * 1e-12
        const order = ['s3', 's2', 's1', 'pivot', 'r1', 'r2', 'r3'].map(name => is[name] ?? NaN)
        order.slice(1).forEach((level, index) => expect(level).toBeGreaterThanOrEqual(order[index]! - slack))
      })
    )
  })
})

describe('the last closed period', () => {
  it("the last closed day is the day before the latest candle's", () => {
    const rows = rising(wednesday - 2 * day, 50, hour)
    expect(closedOf(rows, hour)).toEqual({
      length: 'day',
      from: wednesday - day,
      high: 147.5,
      low: 123.5,
      close: 147,
      missing: 0
    })
  })

  it('uses the previous week from Monday for daily candles', () => {
    const rows = rising(wednesday - 14 * day, 15, day)
    expect(closedOf(rows, day)).toEqual({
      length: 'week',
      from: Date.UTC(2026, 1, 9),
      high: 111.5,
      low: 104.5,
      close: 111,
      missing: 0
    })
  })

  it('the period advances with the first candle of a new day', () => {
    const rows = rising(wednesday - day, 25, hour)
    expect(closedOf(rows.slice(0, 24), hour)?.from).toBe(wednesday - 2 * day)
    expect(closedOf(rows, hour)?.from).toBe(wednesday - day)
  })

  it('counts the candles missing from the period', () => {
    const rows = rising(wednesday - day, 30, hour)
    expect(closedOf(rows.slice(5), hour)?.missing).toBe(5)
    expect(closedOf(rows.toSpliced(7, 3), hour)?.missing).toBe(3)
    expect(closedOf(rows.slice(24), hour)).toMatchObject({ missing: 24, high: NaN })
    expect(closedOf([], hour)).toBeNull()
  })
})
