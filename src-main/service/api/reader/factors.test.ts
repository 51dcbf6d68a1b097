import { expect, test } from 'vitest'
import { areFactors } from './factors'

const moves = (...values: readonly number[]) =>
  values.map((value, place) => ({ value, days: [1 / 24, 1, 7, 30, 365][place] ?? 365 }))

test('takes three or more values near 1 for growth factors', () => {
  expect(areFactors(moves(1.0012, 0.9785, 0.9321))).toBe(true)
  expect(areFactors(moves(0.9991, 1.0125, 0.9021, 0.8056, 1.8732))).toBe(true)
})

test('doesn’t take percentages, fractions or fewer than three values for growth factors', () => {
  expect(areFactors(moves(0.12, -2.15, -6.79))).toBe(false)
  expect(areFactors(moves(0.0012, 0.0215, 0.0679))).toBe(false)
  expect(areFactors(moves(0.4, 1.1, 1.2))).toBe(false)
  expect(areFactors(moves(1.0012, 0.9785))).toBe(false)
})
