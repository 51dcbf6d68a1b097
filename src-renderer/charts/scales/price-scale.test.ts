import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromAxis, priceTicks, scaleAround, scaleLabel, toAxis } from './price-scale'

describe('the price scale', () => {
  it('leaves a margin above and below the prices', () => {
    const { low, high } = scaleAround(100, 200)
    expect([low, high]).toEqual([92, 208])
  })

  it.each([1e-8, 0.5, 1, 68_078.5, 1e8])(
    'leaves space above and below a price that never changes from %d',
    price => {
      const { low, high } = scaleAround(price, price)
      expect(low).toBeLessThan(price)
      expect(high).toBeGreaterThan(price)
      expect((high + low) / 2 / price).toBeCloseTo(1, 9)
    }
  )

  it('falls back to a default range without prices', () => {
    expect(scaleAround(Infinity, -Infinity)).toMatchObject({ low: 0, high: 1 })
    expect(scaleAround(NaN, NaN)).toMatchObject({ low: 0, high: 1 })
  })

  it('converts prices to positions and back for every kind of scale', () => {
    for (const kind of ['linear', 'log', 'percent'] as const)
      expect(fromAxis(kind, 50, toAxis(kind, 50, 123.4))).toBeCloseTo(123.4, 9)
    expect(toAxis('percent', 50, 75)).toBe(50)
    expect(toAxis('log', 1, 1000)).toBeCloseTo(3, 12)
  })
})

describe('price ticks', () => {
  const labels = (low: number, high: number, height = 400): string[] =>
    priceTicks(scaleAround(low, high, { pad: 0 }), height).map(({ label }) => label)

  it('places ticks at round prices', () => {
    expect(labels(67_960, 69_190)).toEqual(['68,000', '68,200', '68,400', '68,600', '68,800', '69,000'])
    expect(labels(0.00001201, 0.00001298, 200)).toEqual(['0.00001225', '0.00001250', '0.00001275'])
  })

  it('labels ticks with as many decimals as their step needs', () => {
    expect(labels(1.001, 1.009, 200)).toEqual(['1.002', '1.004', '1.006', '1.008'])
    expect(labels(1e-8, 1.4e-8, 200)).toEqual([
      '0.000000010',
      '0.000000011',
      '0.000000012',
      '0.000000013',
      '0.000000014'
    ])
    expect(labels(99_999_000, 100_001_000, 200)).toContain('100,000,000')
  })

  it('keeps ticks inside the axis at a minimum distance', () => {
    const ends = fc.tuple(
      fc.double({ min: -8, max: 8, noNaN: true }),
      fc.double({ min: 1e-4, max: 3, noNaN: true })
    )
    fc.assert(
      fc.property(ends, fc.integer({ min: 90, max: 1200 }), ([power, spread], height) => {
        const low = 10 ** power
        const scale = scaleAround(low, low * (1 + spread))
        const ticks = priceTicks(scale, height)
        expect(ticks.length).toBeGreaterThan(0)
        expect(ticks.length).toBeLessThanOrEqual(Math.ceil(height / 44))
        const slack = (scale.high - scale.low) * 1e-9
        for (const { at } of ticks) {
          expect(at).toBeGreaterThanOrEqual(scale.low - slack)
          expect(at).toBeLessThanOrEqual(scale.high + slack)
        }
        expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length)
      })
    )
  })

  it('places ticks at round prices on a logarithmic axis', () => {
    const wide = priceTicks(scaleAround(1, 1000, { kind: 'log', pad: 0 }), 600)
    expect(wide.map(({ label }) => label)).toEqual([
      '1',
      '2',
      '5',
      '10',
      '20',
      '50',
      '100',
      '200',
      '500',
      '1,000'
    ])
    const narrow = priceTicks(scaleAround(100, 150, { kind: 'log', pad: 0 }), 300)
    expect(narrow.map(({ label }) => label)).toEqual(['100', '110', '120', '130', '140', '150'])
  })

  it('labels ticks in percent on a percent scale', () => {
    const ticks = priceTicks(scaleAround(100, 110, { kind: 'percent', base: 100, pad: 0 }), 200)
    expect(ticks.map(({ label }) => label)).toEqual(['0 %', '2.5 %', '5.0 %', '7.5 %', '10.0 %'])
  })
})

describe('the label of a price', () => {
  it('labels a price with its usual decimals', () => {
    expect(scaleLabel(scaleAround(60_000, 70_000), 68_078.5)).toBe('68,078.50')
    expect(scaleLabel(scaleAround(1e-8, 2e-8), 1.5e-8)).toBe('0.00000001500')
    expect(scaleLabel(scaleAround(9e7, 1.1e8), 1e8)).toBe('100,000,000')
  })

  it('adds decimals if neighbouring prices would look the same', () => {
    expect(scaleLabel(scaleAround(68_078.5, 68_078.6), 68_078.5432)).toBe('68,078.5432')
  })
})
