import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, numberOf, percentOf, plainNumber, sourceText } from './numbers'

test.each([
  ['68078', 68078],
  ['0.00001234567890123', 0.00001234567890123],
  [' 1.5 ', 1.5],
  ['-0.65', -0.65],
  ['+3', 3],
  ['.5', 0.5],
  ['5.', 5],
  ['1e-7', 1e-7],
  ['0', 0],
  [0, 0],
  [12.5, 12.5],
  ['$5', 5],
  ['1.234.567', 1_234_567],
  ['1,234.5', 1234.5],
  ['68.078,12', 68_078.12],
  ['1 234 567,5', 1_234_567.5],
  ['$ 1.34 T', 1.34e12],
  ['27.5B', 27.5e9],
  ['€59.000,50', 59_000.5],
  ['68078 USD', 68_078],
  ['−0.65', -0.65]
])('reads %j as %d', (raw, number) => {
  expect(numberOf(raw)).toBe(number)
})

test.each([
  ...[
    '',
    ' ',
    'N/A',
    'NaN',
    'null',
    'Infinity',
    '-Infinity',
    '1e999',
    '0x10',
    '0b1',
    '0o7',
    '1_000',
    '1,234'
  ],
  ...['12abc', '5 6', '1.2.3', '--1', '٣', '1n', '5%', null, undefined, true, false, {}, []],
  ...[NaN, Infinity]
])('reads %j as null, never as 0', raw => {
  expect(numberOf(raw)).toBeNull()
})

test('plainNumber accepts the same decimal numbers as JavaScript, and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.eE+-xbo _nN,%\t'), maxLength: 6 }), text => {
      const isDecimal = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text)
      expect(plainNumber(text)).toBe(isDecimal && Number.isFinite(Number(text)) ? Number(text) : null)
    }),
    { numRuns: 2000 }
  )
})

test('accepts a percent sign in percentages, and accepts only whole numbers as counts', () => {
  expect([percentOf('-3.5 %'), percentOf('4%'), percentOf('%'), percentOf('1%%')]).toEqual([
    -3.5,
    4,
    null,
    null
  ])
  expect([countOf('3'), countOf(0), countOf(-1), countOf(1.5), countOf('x')]).toEqual([
    3,
    0,
    null,
    null,
    null
  ])
})

test('keeps numbers as the service wrote them', () => {
  expect(sourceText({ a: ' 1.50 ', b: 2, c: 'N/A', d: null, e: '-1%' })).toEqual({
    a: '1.50',
    b: '2',
    e: '-1%'
  })
})

test('takes the sign of a percentage from an arrow or parentheses', () => {
  expect(['▼ 0.65%', '▲0.65%', '🔻1,5 %'].map(percentOf)).toEqual([-0.65, 0.65, -1.5])
  expect(['(-0.65%)', '-445.38 (-0.65%)', '+4 (+0.65 %)', '445.38 (▼0.65%)'].map(percentOf)).toEqual([
    ...[-0.65, -0.65, 0.65, -0.65]
  ])
  // These are ambiguous, because only some services use brackets or an arrow for a loss here.
  expect(['(0.65%)', '-445.38 (0.65%)', '▼ -0.65%', '1 (2)'].map(percentOf)).toEqual([null, null, null, null])
})
