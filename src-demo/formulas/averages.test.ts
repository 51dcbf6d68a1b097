import { describe, expect, it } from 'vitest'
import { deviation, exponentialAverages, simpleAverages, wilderAverages } from './averages'
import { convergence, relativeStrength } from './oscillators'
import { correlation, yearlyVolatility } from './returns'

describe('averages', () => {
  it('averages have no value before their period is complete', () => {
    expect(simpleAverages([1, 2, 3, 6], 3)).toEqual([null, null, 2, 11 / 3])
    expect(exponentialAverages([1, 2, 3, 6], 3)).toEqual([null, null, 2, 4])
    expect(wilderAverages([1, 2, 3, 6, 1], 4)).toEqual([null, null, null, 3, 2.5])
    expect(simpleAverages([1, 2], 3)).toEqual([null, null])
  })

  it('calculates the population standard deviation', () => {
    expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2)
  })
})

describe('RSI', () => {
  it('RSI is 100 if all closes rise, 0 if all fall and 50 if none moves', () => {
    const rising = Array.from({ length: 15 }, (_, at) => 100 + at)
    expect(relativeStrength(rising)).toBe(100)
    expect(relativeStrength([...rising].reverse())).toBe(0)
    expect(relativeStrength(rising.map(() => 7))).toBe(50)
    expect(relativeStrength(rising.slice(1))).toBeNull()
  })
})

describe('MACD', () => {
  it('MACD is 0 for flat prices', () => {
    const flat = new Array<number>(34).fill(5)
    expect(convergence(flat)).toEqual({ line: 0, signal: 0, histogram: 0 })
    expect(convergence(flat.slice(1))).toBeNull()
  })
})

describe('returns', () => {
  it('a series of returns has a correlation of 1 with itself and -1 with its negative', () => {
    const wave = [1, -2, 3, -1, 0.5]
    expect(correlation(wave, wave)).toBeCloseTo(1, 12)
    expect(
      correlation(
        wave,
        wave.map(value => -value)
      )
    ).toBeCloseTo(-1, 12)
    expect(
      correlation(
        wave,
        wave.map(() => 2)
      )
    ).toBeNull()
    expect(correlation([1], [1])).toBeNull()
  })

  it('calculates the annualized volatility of daily closes in percent', () => {
    const daily = 0.02
    const closes = [1, Math.exp(daily), 1, Math.exp(daily), 1]
    expect(yearlyVolatility(closes)).toBeCloseTo(daily * Math.sqrt(365) * 100, 10)
    expect(yearlyVolatility([1, 2])).toBeNull()
  })
})
