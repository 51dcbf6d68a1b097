import { expect, test } from 'vitest'
import { belowHigh } from './below-high'

test.each([
  [43.53, -43.53],
  [-43.53, -43.53],
  [0, 0],
  // Here, the price has just risen above the high that the service knows.
  [0.4, 0.4],
  [null, null]
])('shows a distance of %s from the all-time high as %s', (sent, shown) => {
  expect(belowHigh(sent)).toBe(shown)
})
