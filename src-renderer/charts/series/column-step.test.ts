import { describe, expect, it } from 'vitest'
import { columnOf, columnStart, columnStep } from './column-step'
import { day, minute } from '../../../src-shared/time'

describe('a chart column', () => {
  it('a column contains one candle while there is space', () => {
    expect(columnStep(minute, 4, 0)).toEqual({ slots: 1, phase: 0 })
    expect(columnStep(minute, 40, 12_345 * minute)).toEqual({ slots: 1, phase: 0 })
  })

  it.each([
    [minute, 3.9, 2],
    [minute, 1, 5],
    [minute, 0.28, 15],
    [minute, 0.07, 60],
    [5 * minute, 1, 4],
    [15 * minute, 1, 4],
    [60 * minute, 0.2, 24],
    [4 * 60 * minute, 1, 6],
    [day, 1, 7],
    [day, 0.5, 14]
  ])('a column of %d ms candles at %d px contains %d candles', (interval, px, slots) => {
    expect(columnStep(interval, px, 0).slots).toBe(slots)
  })

  it('a column is never narrower than 4 px', () => {
    for (const interval of [minute, 5 * minute, 60 * minute, 240 * minute, day])
      for (let px = 5; px > 1e-5; px *= 0.83)
        expect(columnStep(interval, px, 0).slots * px).toBeGreaterThan(3.99)
  })

  it('a column starts at a round time', () => {
    const first = Date.UTC(2026, 1, 17, 8, 7)
    const step = columnStep(minute, 0.28, first)
    expect(step).toEqual({ slots: 15, phase: 7 })
    expect([7, 8].map(slot => columnOf(slot, step))).toEqual([0, 1])
    expect(columnStart(1, step)).toBe(8)
  })

  it('a column of a week starts on Monday', () => {
    const wednesday = Date.UTC(2026, 1, 18)
    expect(columnStep(day, 1, wednesday)).toEqual({ slots: 7, phase: 2 })
  })

  it('falls back to a default phase if the first candle has no time', () => {
    expect(columnStep(minute, 1, NaN)).toEqual({ slots: 5, phase: 0 })
  })
})
