import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeSubject, paramsOf, sameSubject, subjectOf } from './subject'

test('ignores the order and repetition of coins', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('BTC', 'ETH', 'SOL', 'ADA'), { minLength: 1 }), coins => {
      const one = subjectOf({ symbol: coins.join(' ') })
      const other = subjectOf({ symbol: [...coins.toReversed(), ...coins].join('+') })
      expect(sameSubject(one, other)).toBe(true)
    })
  )
})

test.each([
  [{ symbol: 'BTC' }, { symbol: 'ETH' }],
  [{ symbol: 'BTC' }, { symbol: 'BTC ETH' }],
  [
    { symbol: 'BTC', interval: '1h' },
    { symbol: 'BTC', interval: '1d' }
  ],
  [
    { symbol: 'BTC', bars: '10' },
    { symbol: 'BTC', bars: '20' }
  ],
  [{ symbol: 'BTC', date: '2026-01-01' }, { symbol: 'BTC' }]
])('treats %o and %o as different subjects', (one, other) => {
  expect(sameSubject(subjectOf(one), subjectOf(other))).toBe(false)
})

test('describes a subject in one short line', () => {
  const coins = Array.from({ length: 50 }, (_, index) => `C${String(index).padStart(2, '0')}`).join(' ')
  expect(describeSubject(subjectOf({ symbol: coins, interval: '1h', bars: '500' }))).toBe(
    'C00 C01 C02 +47 · 1h · 500 bars'
  )
  expect(describeSubject(subjectOf({ top: '10', convert: 'EUR' }))).toBe('convert=EUR top=10')
  expect(describeSubject(subjectOf({}))).toBe('')
})

test('ignores a number of bars that is not numeric', () => {
  expect(subjectOf({ bars: 'many' }).bars).toBeNull()
  expect(subjectOf({ bars: '12' }).bars).toBe(12)
})

test.each([
  {},
  { symbol: 'BTC ETH' },
  { symbol: 'BTC', interval: '1h', bars: '500' },
  { symbol: 'BTC', convert: 'EUR USD', amount: '2' }
])('restores the parameters %j of a subject', params => {
  expect(paramsOf(subjectOf(params))).toEqual(params)
})
