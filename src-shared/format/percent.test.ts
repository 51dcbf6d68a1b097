import { expect, it } from 'vitest'
import { direction, formatPercent, formatShortPercent } from './percent'

it.each([
  [1.2, '+1.20 %', 'up'],
  [-0.65, '−0.65 %', 'down'],
  [0, '0.00 %', 'flat'],
  [0.004, '0.00 %', 'flat'],
  [-0.004, '0.00 %', 'flat'],
  [1234.5, '+1,235 %', 'up'],
  [100_300, '+100,300 %', 'up'],
  [-1_234_567_890, '−1.23B %', 'down'],
  [null, '–', 'flat'],
  [NaN, '–', 'flat']
] as const)('formats a change of %s as %s and classifies it as %s', (percent, text, way) => {
  expect(formatPercent(percent)).toBe(text)
  expect(direction(percent)).toBe(way)
})

it.each([
  [-0.65, '−0.65 %'],
  [99.99, '+99.99 %'],
  [123.456, '+123.5 %'],
  [-999.96, '−1,000 %'],
  [9_999, '+9,999 %'],
  [12_345, '+12K %'],
  [-100_300, '−100K %'],
  [1_234_567_890, '+1.2B %'],
  [null, '–'],
  [Infinity, '–']
])('shortens a change of %s to %s for a column', (percent, text) => {
  expect(formatShortPercent(percent)).toBe(text)
})
