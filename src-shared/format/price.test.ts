import { describe, expect, it } from 'vitest'
import { formatPrice, fractionDigits, priceParts } from './price'

describe('a price', () => {
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

  it('that is not known is a dash, never a zero', () => {
    expect(formatPrice(null)).toBe('–')
    expect(formatPrice(NaN)).toBe('–')
    expect(formatPrice(Infinity)).toBe('–')
  })

  it('comes in pieces around its mark', () => {
    expect(priceParts(68_078.5)).toEqual({ whole: '68,078', fraction: '50' })
    expect(priceParts(100_000_000)).toEqual({ whole: '100,000,000', fraction: '' })
  })

  it('can be given the digits of another', () => {
    expect(formatPrice(9.5, fractionDigits(68_078))).toBe('9.50')
  })

  it('never needs more than 16 digits', () => {
    expect(fractionDigits(1e-30)).toBe(16)
  })
})
