import { expect, it } from 'vitest'
import { pointPlace } from './point-lines'

it('keeps every position within the chart', () => {
  expect(pointPlace({ at: 500, value: 141 }, 0, 100)).toEqual({ x: 1, y: 0 })
  expect(pointPlace({ at: -5, value: -3 }, 0, 100)).toEqual({ x: 0, y: 1 })
})
