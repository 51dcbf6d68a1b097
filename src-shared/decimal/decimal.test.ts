import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { over, readDecimal, times, writeDecimal, type Decimal } from './decimal'

const read = (text: string): Decimal => readDecimal(text) ?? { digits: -999n, scale: 0 }

describe('decimal numbers', () => {
  it.each([
    ['0.35', '0.35'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007.100', '7.1'],
    ['1e-8', '0.00000001'],
    ['2.5E3', '2500'],
    ['-0.10', '-0.1'],
    [' 12345678901234567890.123456789 ', '12345678901234567890.123456789']
  ])('%j is read with all its digits', (typed, written) => expect(writeDecimal(read(typed))).toBe(written))

  it.each(['', '.', '1,5', '1 000', 'abc', '1e9999', '0x10', '--1', '1'.repeat(61), 'Infinity'])(
    'rejects %j',
    typed => expect(readDecimal(typed)).toBeNull()
  )
})

it('multiplies without the rounding of doubles', () => {
  expect(writeDecimal(times(read('0.1'), read('0.2')))).toBe('0.02')
  expect(writeDecimal(times(read('0.35'), read('68078.123456789012345')))).toBe('23827.34320987615432075')
})

it('divides to 24 significant digits', () => {
  const quotient = (a: string, b: string): string => writeDecimal(over(read(a), read(b)) ?? read('x'))
  expect(quotient('1', '8')).toBe('0.125')
  expect(quotient('2', '3')).toBe('0.666666666666666666666667')
  expect(quotient('-2', '3')).toBe('-0.666666666666666666666667')
  expect(quotient('68078', '0.00001')).toBe('6807800000')
  expect(over(read('1'), read('0'))).toBeNull()
})

it('dividing a product by one factor gives the other', () => {
  const any = fc.tuple(fc.bigInt(1n, 10n ** 18n), fc.integer({ min: 0, max: 12 }))
  fc.assert(
    fc.property(any, any, ([a, scaleA], [b, scaleB]) => {
      const [one, other] = [
        { digits: a, scale: scaleA },
        { digits: b, scale: scaleB }
      ]
      const back = over(times(one, other), other, 40)
      expect(back && writeDecimal(back)).toBe(writeDecimal(one))
    })
  )
})
