import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startLevel } from './start-level'

test.each([
  [79_233.35, 81_000],
  [2_628.57, 2_700],
  [1, 1.02],
  [0.08441, 0.086],
  [0.0000123, 0.0000126]
])('a new alert on a coin priced at %d suggests a level of %d', (price, level) => {
  expect(startLevel(price)).toBe(level)
})

test('a new alert suggests a level 1 to 4 % above the price', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), price => {
      const above = (startLevel(price) ?? 0) / price - 1
      expect(above).toBeGreaterThan(0.0099)
      expect(above).toBeLessThan(0.04)
    })
  )
})

test('a new alert on a coin without a price suggests no level', () => {
  expect([null, 0, NaN].map(startLevel)).toEqual([null, null, null])
})
