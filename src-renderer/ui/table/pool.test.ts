import { expect, it } from 'vitest'
import { pool } from './pool'

const of = (top: number, count = 2_000) => pool({ top, height: 280, rowHeight: 28, count })
const sorted = (rows: readonly number[]) => rows.toSorted((a, b) => a - b)
const run = (from: number, length: number) => Array.from({ length }, (_, at) => from + at)

it('draws the visible rows and a few beyond either edge', () => {
  expect(of(0)).toEqual(run(0, 19))
  expect(sorted(of(2_800))).toEqual(run(96, 19))
  expect(sorted(of(1_999 * 28))).toEqual(run(1_981, 19))
})

it('keeps each visible row in its place while scrolling', () => {
  let before = of(0)
  for (const top of [28, 168, 1_000, 1_028, 900, 872, 0]) {
    const after = of(top)
    const moved = after.filter((row, place) => before.includes(row) && before[place] !== row)
    expect(moved).toEqual([])
    expect(new Set(after).size).toBe(19)
    before = after
  }
})

it('draws all rows of a short list', () => {
  expect(of(0, 3)).toEqual([0, 1, 2])
  expect(of(500, 3)).toEqual([0, 1, 2])
  expect(of(0, 0)).toEqual([])
})
