import { expect, it } from 'vitest'
import { rowStep } from './row-step'

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 19, 19],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 5, 4],
  ['Home', 7, 0],
  ['End', 7, 19],
  ['PageDown', 2, 12],
  ['PageUp', 2, 0]
])('%s on row %i moves to row %i', (key, at, to) => expect(rowStep(key, at, 20)).toBe(to))

it('returns null without rows or for other keys', () => {
  expect(rowStep('ArrowDown', -1, 0)).toBeNull()
  expect(rowStep('a', 3, 20)).toBeNull()
})
