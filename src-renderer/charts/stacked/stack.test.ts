import { expect, it } from 'vitest'
import { niceMost, shades } from './stack'

it('ends the axis at a round number', () => {
  expect([0, 0.4, 7, 13, 101, 2_100, 8_001].map(niceMost)).toEqual([1, 0.4, 8, 15, 150, 3_000, 10_000])
})

it('shades layers from strong to faint', () => {
  expect(shades('#ffffff', '#000000', 3)).toEqual(['#e6e6e6', '#8a8a8a', '#2e2e2e'])
  expect(shades('#ffffff', '#000000', 1)).toEqual(['#e6e6e6'])
})
