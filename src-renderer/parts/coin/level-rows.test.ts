import { describe, expect, it } from 'vitest'
import { ladderOf, type LadderLevel } from '../../../src-shared/figures/ladder'
import { heightsOf, levelRows } from './level-rows'

const level = (name: string, price: number, origin: LadderLevel['origin'] = 'ours'): LadderLevel => ({
  kind: 'average',
  name,
  price,
  origin
})

describe('rows of price levels', () => {
  const rows = levelRows(
    ladderOf(
      [
        level('sma50', 110),
        level('SMA50', 112, 'service'),
        level('sma20', 90, 'both'),
        level('ema9', 95, 'service')
      ],
      100
    )
  )

  it("shows the calculated level and the service's level in one row", () => {
    expect(rows.map(({ name, price, service }) => [name, price, service])).toEqual([
      ['sma50', 110, 112],
      ['ema9', 95, 95],
      ['sma20', 90, 90]
    ])
  })

  it('lists two alerts with the same comparison but different prices separately', () => {
    const alert = (price: number): LadderLevel => ({ kind: 'alert', name: 'above', price, origin: 'ours' })
    expect(levelRows(ladderOf([alert(120), alert(130)], 100))).toHaveLength(2)
  })
})

describe('heights of price levels', () => {
  it('places levels at heights proportional to the price', () => {
    expect(heightsOf([10, 0, -10])).toEqual([0, 0.5, 1])
  })

  it("a distant level doesn't squeeze the others together", () => {
    const heights = heightsOf([400, 4, 2, 1, -1, -4])
    expect(heights[0]).toBe(0)
    expect(heights[1]).toBe(0)
    expect(heights.at(-1)).toBe(1)
  })

  it('places a single level in the middle', () => {
    expect(heightsOf([0])).toEqual([0.5])
    expect(heightsOf([])).toEqual([])
  })
})
