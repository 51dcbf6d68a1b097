import { describe, expect, it } from 'vitest'
import { demoPivotLevels } from './pivot-levels'

describe('pivot levels', () => {
  it('pivot levels match the formulas of four textbook methods', () => {
    const day = { time: 0, open: 100, high: 120, low: 90, close: 108, volume: 1 }
    const { classic, fibonacci, camarilla, woodie } = demoPivotLevels(day, 112)
    expect(classic).toEqual({ pivot: 106, r1: 122, r2: 136, r3: 152, s1: 92, s2: 76, s3: 62 })
    expect(fibonacci).toMatchObject({ pivot: 106, r3: 136, s3: 76 })
    expect(fibonacci.r1).toBeCloseTo(117.46, 10)
    expect(fibonacci.s2).toBeCloseTo(87.46, 10)
    expect(camarilla.r1).toBeCloseTo(110.75, 10)
    expect(camarilla.s2).toBeCloseTo(102.5, 10)
    expect(camarilla.r3).toBeCloseTo(116.25, 10)
    // Woodie's method uses the next day's open.
    expect(woodie).toMatchObject({ pivot: 108.5, r1: 127, r2: 138.5, s1: 97, s2: 78.5 })
  })
})
