import { expect, it } from 'vitest'
import { heightOf, pastPicture, valueAt } from './past-picture'

it('draws a gap where prices are unknown and marks the end of each trigger on the price line', () => {
  const [certain, possible] = [true, false].map(isCertain => ({ from: 45, to: 50, isCertain }))
  const picture = pastPicture(
    {
      ...{ from: 0, to: 100, everyMs: 1, counts: [], untested: [], load: null },
      triggers: [certain!, possible!],
      unknown: [{ from: 20, to: 40 }],
      prices: [10, 20, 40, 100].map(at => ({ at, value: at }))
    },
    { width: 200, height: 108 }
  )
  expect(picture).toMatchObject({
    line: 'M20 104L40 93M80 71L200 4',
    levels: [],
    scale: [
      { y: 4, value: 100, isLevel: false },
      { y: 104, value: 10, isLevel: false }
    ],
    triggers: [
      { x: 100, y: 60, trigger: possible },
      { x: 100, y: 60, trigger: certain }
    ],
    unknown: [{ x: 40, width: 40 }]
  })
})

it('draws levels on the price scale and omits the label of a price extreme close to a level', () => {
  const at = [0, 50, 100]
  const { levels, scale } = pastPicture(
    {
      ...{ from: 0, to: 100, triggers: [], unknown: [] },
      prices: at.map(time => ({ at: time, value: 10 + time / 10 })),
      levels: [at.map(time => ({ at: time, value: 19.5 })), []]
    },
    { width: 100, height: 108 }
  )
  expect(levels).toEqual(['M0 9L50 9L100 9'])
  expect(scale).toEqual([
    { y: 9, value: 19.5, isLevel: true },
    { y: 104, value: 10, isLevel: false }
  ])
})

it("leaves room to drag a level, and doesn't rescale during the drag", () => {
  const past = {
    ...{ from: 0, to: 100, triggers: [], unknown: [] },
    prices: [
      { at: 0, value: 100 },
      { at: 100, value: 200 }
    ]
  }
  const size = { width: 100, height: 108 }
  const { range } = pastPicture(past, size, { isMovable: true })
  expect(range).toEqual({ least: 85, most: 215 })
  const levels = [[{ at: 0, value: 400 }]]
  expect(pastPicture({ ...past, levels }, size, { isMovable: true, fixed: range }).range).toBe(range)
  expect(valueAt(heightOf(150, range, 108), range, 108)).toBeCloseTo(150, 0)
})
