import { expect, test } from 'vitest'
import { moveIn, typicalMove, usualMove } from './usual-move'
import { minute } from '../../src-shared/time'

const zigzag = (stepMs: number, percent: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    time: index * stepMs,
    close: 100 * Math.exp(index % 2 === 0 ? 0 : percent / 100)
  }))

test('a coin that moves by a percent each hour has a usual move of a percent', () => {
  expect(usualMove(zigzag(60 * minute, 1))).toBeCloseTo(1)
})

test('the usual move scales with the square root of time', () => {
  expect(usualMove(zigzag(15 * minute, 0.5))).toBeCloseTo(1)
  expect(moveIn(1, 15 * minute)).toBeCloseTo(0.5)
})

test('assumes a default move for a coin with few prices', () => {
  expect(usualMove([])).toBe(typicalMove)
  expect(usualMove(zigzag(minute, 3).slice(0, 3))).toBe(typicalMove)
})

test('the usual move is never zero or unlimited', () => {
  expect(usualMove(zigzag(60 * minute, 0))).toBeGreaterThan(0)
  expect(usualMove(zigzag(minute, 50))).toBeLessThan(5)
})
