import { expect, it } from 'vitest'
import { formatAmount, formatRoundAmount } from './amount'

it.each([
  [0, '0', '0'],
  [0.0012, '0.001200', '0.0012'],
  [45.6, '45.60', '45.6'],
  [800, '800.0', '800'],
  [999.96, '1.000 K', '1 K'],
  [1234, '1.234 K', '1.234 K'],
  [1_500_000, '1.500 M', '1.5 M'],
  [2e9, '2.000 B', '2 B'],
  [3.5e13, '35.00 T', '35 T'],
  [-3200, '−3.200 K', '−3.2 K'],
  [NaN, '–', '–']
])('writes %d as %s, and as %s on an axis', (amount, text, short) => {
  expect(formatAmount(amount)).toBe(text)
  expect(formatRoundAmount(amount)).toBe(short)
})
