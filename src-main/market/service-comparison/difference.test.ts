import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Convention } from '../../../src-shared/contract/service-comparison'
import { explanationOf } from './conventions'
import { compareLines, differenceOf, worstPercent, type ComparedLine } from './difference'

const value = fc.double({ min: -1e8, max: 1e8, noNaN: true })
const line: fc.Arbitrary<ComparedLine> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 60 }), value), {
    selector: ([time]) => time,
    maxLength: 50
  })
  .map(points => new Map(points))

const pairOf = (local: ComparedLine, service: ComparedLine) => ({ id: 'a', name: 'A', local, service })

describe('the difference of two lines', () => {
  test('the difference covers exactly the bars that both lines have', () =>
    fc.assert(
      fc.property(line, line, (local, service) => {
        const shared = [...service.keys()].filter(time => local.has(time))
        const row = compareLines(pairOf(local, service))
        expect(row === null).toBe(shared.length === 0)
        if (shared.length === 0) return
        expect(row?.bars).toBe(shared.length)
        expect(row?.last.at).toBe(Math.max(...shared))
        const all = shared.map(time => service.get(time)! - local.get(time)!)
        expect(Math.abs(row!.largest.difference)).toBe(Math.max(...all.map(Math.abs)))
        expect(row!.largest.difference).toBe(service.get(row!.largest.at!)! - local.get(row!.largest.at!)!)
        expect(row!.last.difference).toBe(service.get(row!.last.at!)! - local.get(row!.last.at!)!)
      })
    ))

  test('the difference is 0 for identical lines, and constant for a shifted line', () =>
    fc.assert(
      fc.property(line, fc.integer({ min: -1000, max: 1000 }), (local, by) => {
        fc.pre(local.size > 0)
        expect(compareLines(pairOf(local, local))?.largest.difference).toBe(0)
        const moved = new Map([...local].map(([time, one]) => [time, one + by]))
        const row = compareLines(pairOf(local, moved))
        expect(row?.last.difference).toBeCloseTo(by, 6)
        expect(row?.largest.difference).toBeCloseTo(by, 6)
      })
    ))

  test('the difference changes sign when the sides are swapped', () =>
    fc.assert(
      fc.property(line, line, (one, other) => {
        const [row, turned] = [compareLines(pairOf(one, other)), compareLines(pairOf(other, one))]
        expect(row === null).toBe(turned === null)
        // Checks the sum, because `toBe` doesn't accept -0 as 0.
        if (row && turned) expect(row.last.difference + turned.last.difference).toBe(0)
      })
    ))

  test('the difference is a percentage of the calculated value, and null if that is 0', () => {
    expect(differenceOf(1, 200, 210)).toMatchObject({ difference: 10, percent: 5 })
    expect(differenceOf(1, -200, -210)).toMatchObject({ difference: -10, percent: -5 })
    expect(differenceOf(1, 0, 5)).toMatchObject({ difference: 5, percent: null })
  })

  test('the difference ignores missing values', () => {
    const row = compareLines(
      pairOf(
        new Map([
          [1, NaN],
          [2, 5]
        ]),
        new Map([
          [1, 4],
          [2, 6],
          [3, 7]
        ])
      )
    )
    expect(row).toMatchObject({ bars: 1, last: { at: 2, difference: 1 } })
  })
})

describe('a convention that explains a difference', () => {
  const rows = (difference: number, bars = 10) => [
    {
      id: 'a',
      name: 'A',
      bars,
      last: differenceOf(1, 100, 100),
      largest: differenceOf(1, 100, 100 + difference)
    }
  ]
  const named = (days: number, difference: number, bars?: number) => ({
    convention: { code: 'days', days, usual: 90 } satisfies Convention,
    compute: () => rows(difference, bars)
  })

  test('a convention explains a difference only if it at least halves the largest one', () => {
    expect(explanationOf(rows(8), [named(1, 4.1)])).toBeNull()
    expect(explanationOf(rows(8), [named(1, 4), named(2, -1), named(3, 2)])).toEqual({
      convention: { code: 'days', days: 2, usual: 90 },
      fromPercent: 8,
      toPercent: 1
    })
  })

  test('no convention is reported without a difference, or if it compares fewer bars', () => {
    expect(explanationOf(rows(1e-9), [named(1, 0)])).toBeNull()
    expect(explanationOf(rows(8), [named(1, 0, 3)])).toBeNull()
    expect(explanationOf(rows(8), [{ convention: { code: 'bar-ends' }, compute: () => [] }])).toBeNull()
  })

  test('a convention never increases the largest difference', () =>
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), value, (others, own) => {
        const found = explanationOf(
          rows(own),
          others.map((one, index) => named(index, one))
        )
        if (found) expect(found.toPercent).toBeLessThanOrEqual(worstPercent(rows(own)) / 2)
      })
    ))
})
