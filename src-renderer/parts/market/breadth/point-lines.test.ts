import { expect, it } from 'vitest'
import { placeOf } from './point-lines'

it('keeps every position within the chart', () => {
  expect(placeOf({ at: 500, value: 141 }, 0, 100)).toEqual({ x: 1, y: 0 })
  expect(placeOf({ at: -5, value: -3 }, 0, 100)).toEqual({ x: 0, y: 1 })
})
