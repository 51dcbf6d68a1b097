import { expect, it } from 'vitest'
import { dialArc, dialPoint } from './dial'

it('runs from the left end over the top to the right end', () => {
  const round = ({ x, y }: { x: number; y: number }): [number, number] => [Math.round(x), Math.round(y)]
  expect(round(dialPoint(0, 50, 50, 40))).toEqual([10, 50])
  expect(round(dialPoint(0.5, 50, 50, 40))).toEqual([50, 10])
  expect(round(dialPoint(1, 50, 50, 40))).toEqual([90, 50])
})

it('limits values to the ends of the dial', () => {
  expect(dialPoint(7, 50, 50, 40)).toEqual(dialPoint(1, 50, 50, 40))
  expect(dialPoint(-7, 50, 50, 40)).toEqual(dialPoint(0, 50, 50, 40))
})

it('draws a single arc', () => expect(dialArc(0.5, 50, 50, 40)).toBe('M10 50A40 40 0 0 1 50 10'))
