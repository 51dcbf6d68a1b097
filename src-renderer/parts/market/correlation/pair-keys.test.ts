import { expect, it } from 'vitest'
import { pairStep } from './pair-keys'

it('moves between pairs with the arrow keys and skips the diagonal', () => {
  expect(pairStep('ArrowRight', [0, 1], 4)).toEqual([0, 2])
  expect(pairStep('ArrowDown', [0, 1], 4)).toEqual([2, 1])
  expect(pairStep('ArrowLeft', [1, 2], 4)).toEqual([1, 0])
  expect(pairStep('ArrowRight', [0, 3], 4)).toBeNull()
  expect(pairStep('ArrowUp', [0, 1], 4)).toBeNull()
  expect(pairStep('ArrowLeft', [0, 1], 4)).toBeNull()
  expect(pairStep('Enter', [0, 1], 4)).toBeNull()
})
