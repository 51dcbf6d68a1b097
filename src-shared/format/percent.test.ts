import { expect, it } from 'vitest'
import { direction, formatPercent } from './percent'

it.each([
  [1.2, '+1.20 %', 'up'],
  [-0.65, '−0.65 %', 'down'],
  [0, '0.00 %', 'flat'],
  [0.004, '0.00 %', 'flat'],
  [-0.004, '0.00 %', 'flat'],
  [1234.5, '+1,235 %', 'up'],
  [null, '–', 'flat'],
  [NaN, '–', 'flat']
] as const)('%s is shown as %s and goes %s', (percent, text, way) => {
  expect(formatPercent(percent)).toBe(text)
  expect(direction(percent)).toBe(way)
})
