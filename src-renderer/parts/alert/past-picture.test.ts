import { expect, it } from 'vitest'
import { pastPicture } from './past-picture'

it('draws a gap where prices are unknown and marks the end of each trigger', () => {
  const picture = pastPicture(
    {
      ...{ from: 0, to: 100, everyMs: 1, counts: [], untested: [], load: null },
      triggers: [{ from: 45, to: 50, isCertain: true }],
      unknown: [{ from: 20, to: 40 }],
      prices: [10, 20, 40, 100].map(at => ({ at, value: at }))
    },
    { width: 200, height: 108 }
  )
  expect(picture).toEqual({
    line: 'M20 104L40 93M80 71L200 4',
    triggers: [{ x: 100, isCertain: true }],
    unknown: [{ x: 40, width: 40 }]
  })
})
