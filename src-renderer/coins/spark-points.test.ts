import { expect, it } from 'vitest'
import { sparkPoints } from './spark-points'

it('runs from left to right, the highest value on top', () => {
  expect(sparkPoints([1, 3, 2], 100, 11)).toBe('0,10.5 50,0.5 100,5.5')
})

it('draws a flat line through the middle', () => expect(sparkPoints([2, 2], 100, 11)).toBe('0,5.5 100,5.5'))

it('draws nothing from less than two points', () => {
  expect(sparkPoints([], 100, 11)).toBe('')
  expect(sparkPoints([1], 100, 11)).toBe('')
  expect(sparkPoints([1, NaN], 100, 11)).toBe('')
})
