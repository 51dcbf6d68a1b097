import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { decimalsOf, formatPrice, formatShortPrice, fractionDigits, priceInFull, priceParts } from './price'

describe('prices', () => {
  it.each([
    [100_000_000, '100,000,000'],
    [1_234_567.89, '1,234,568'],
    [68_078.5, '68,078.50'],
    [3_512.1, '3,512.10'],
    [142.33, '142.33'],
    [10, '10.00'],
    [2.18341, '2.1834'],
    [1, '1.0000'],
    [0.99999, '1.0000'],
    [0.5231, '0.5231'],
    [0.05231, '0.05231'],
    [0.0000123456, '0.00001235'],
    [0.00000001, '0.00000001000'],
    [-4.5, '−4.5000'],
    [0, '0.00']
  ])('%d is shown as %s', (price, text) => expect(formatPrice(price)).toBe(text))

  it('shows an unknown price as a dash, never as zero', () => {
    expect(formatPrice(null)).toBe('–')
    expect(formatPrice(NaN)).toBe('–')
    expect(formatPrice(Infinity)).toBe('–')
  })

  it('splits a price at its decimal point', () => {
    expect(priceParts(68_078.5)).toEqual({ whole: '68,078', fraction: '50' })
    expect(priceParts(100_000_000)).toEqual({ whole: '100,000,000', fraction: '' })
    expect(priceParts(1.2463752e12)).toEqual({ whole: '1', fraction: '246T' })
  })

  it('formats a price with the decimals of another price', () => {
    expect(formatPrice(9.5, fractionDigits(68_078))).toBe('9.50')
  })

  it('uses at most 16 decimals', () => {
    expect(fractionDigits(1e-30)).toBe(16)
  })
})

describe('prices too long for a column', () => {
  it.each([
    [999_999_999, '999,999,999', undefined],
    [1e9, '1.000B', '1,000,000,000'],
    [1_246_375_248_000, '1.246T', '1,246,375,248,000'],
    [-1_234_500_000, '−1.235B', '−1,234,500,000'],
    [1.5e15, '1.500e15', '1,500,000,000,000,000'],
    [1e-8, '0.00000001000', undefined],
    [1.2313934e-12, '1.231e−12', '0.0000000000012313934'],
    [-1e-12, '−1.000e−12', '−0.000000000001'],
    [1e-30, '1.000e−30', `0.${'0'.repeat(29)}1`]
  ])('%d is shown as %s, and in full as %s', (price, text, full) => {
    expect(formatPrice(price)).toBe(text)
    expect(priceInFull(price)).toBe(full)
  })

  it('shows all decimals that the caller asks for', () => {
    expect(formatPrice(1_246_375_248_000, 0)).toBe('1,246,375,248,000')
    expect(formatPrice(1.2313934e-12, 15)).toBe('0.000000000001231')
  })

  it("doesn't set the number of decimals of neighbouring prices", () => {
    expect([68_078, 1e-12, 1e12].map(decimalsOf)).toEqual([2, undefined, undefined])
  })

  it('returns no exact form for an unknown price', () => {
    expect([null, undefined, NaN, Infinity].map(priceInFull)).toEqual(Array(4).fill(undefined))
  })
})

describe('short prices', () => {
  it.each([
    [68_078.5, '68,079'],
    [142.33, '142.3'],
    [0.02345, '0.02345'],
    [999_999, '999,999'],
    [123_456_789.12, '123.5M'],
    [0.00001234, '1.234e−5'],
    [0, '0.00'],
    [NaN, '–']
  ])('%d is shortened to %s', (price, text) => expect(formatShortPrice(price)).toBe(text))
})

const anyPrice = fc
  .tuple(
    fc.double({ min: 1, max: 10, noNaN: true }),
    fc.integer({ min: -30, max: 30 }),
    fc.constantFrom(1, -1)
  )
  .map(([digits, power, sign]) => sign * digits * 10 ** power)
const letters: Readonly<Record<string, string>> = { K: 'e3', M: 'e6', B: 'e9', T: 'e12' }
const read = (text: string): number =>
  Number(
    text
      .replaceAll(',', '')
      .replaceAll('−', '-')
      .replace(/[KMBT]$/, letter => letters[letter] ?? '')
  )

describe('any price', () => {
  it('takes at most thirteen characters, not counting the sign', () => {
    fc.assert(
      fc.property(anyPrice, price => {
        const sign = price < 0 ? 1 : 0
        expect(formatPrice(price).length).toBeLessThanOrEqual(13 + sign)
        expect(formatShortPrice(price).length).toBeLessThanOrEqual(9 + sign)
      })
    )
  })

  it('differs from the exact price by at most a tenth of a percent', () => {
    fc.assert(
      fc.property(anyPrice, price => {
        for (const text of [formatPrice(price), formatShortPrice(price)])
          expect(Math.abs(read(text) / price - 1), text).toBeLessThanOrEqual(0.001)
      })
    )
  })
})
