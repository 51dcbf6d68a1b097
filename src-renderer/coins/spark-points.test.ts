import { expect, it } from 'vitest'
import { sparkOf, sparkPoints } from './spark-points'

it('runs from left to right with the highest value at the top', () => {
  expect(sparkPoints([1, 3, 2, 2, 1], 100, 11)).toBe('0,10.5 25,0.5 50,5.5 75,5.5 100,10.5')
})

it('draws a flat line through the middle', () =>
  expect(sparkPoints([2, 2, 2, 2, 2], 100, 11)).toBe('0,5.5 25,5.5 50,5.5 75,5.5 100,5.5'))

it('draws nothing for fewer than five points', () => {
  expect(sparkPoints([], 100, 11)).toBe('')
  expect(sparkPoints([1, 3], 100, 11)).toBe('')
  expect(sparkPoints([1, 2, 3, 4, NaN], 100, 11)).toBe('')
})

it('extends the scale to include a level', () => {
  expect(sparkOf([1, 3, 2, 2, 1], 100, 11, 5)).toEqual({
    points: '0,10.5 25,5.5 50,8 75,8 100,10.5',
    level: 0.5
  })
  expect(sparkOf([1, 3, 2, 2, 1], 100, 11, 2).level).toBe(5.5)
})

it('omits a level that would flatten the line', () =>
  expect(sparkOf([1, 3, 2, 2, 1], 100, 11, 500)).toEqual({
    points: sparkPoints([1, 3, 2, 2, 1], 100, 11),
    level: null
  }))
