import { expect, it } from 'vitest'
import { niceMost, steps } from './stack'

it('ends the axis at a round number', () => {
  expect([0, 0.4, 7, 13, 101, 2_100, 8_001].map(niceMost)).toEqual([1, 0.4, 8, 15, 150, 3_000, 10_000])
})

it('draws a value over the whole width of its column', () => {
  expect(steps([5, 7])).toEqual([
    [0, 5],
    [1, 7],
    [2, 7]
  ])
  expect(steps([null, 7])[0]).toEqual([0, null])
})
