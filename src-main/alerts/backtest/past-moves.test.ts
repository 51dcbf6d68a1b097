import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestMove, priceAtOnce } from '../../../src-shared/conditions/moves.fixture'
import { PastMoves } from './past-moves'

const prices = fc.array(fc.integer({ min: 80, max: 120 }), { minLength: 1, maxLength: 40 })
const number = fc.integer({ min: 0, max: 45 })

test('finds the same moves as the live evaluation', () => {
  fc.assert(
    fc.property(prices, number, number, fc.option(number), (all, at, windowMs, before) => {
      const timed = all.map((value, index) => ({ at: index, value }))
      const last = { at, value: 100 }
      const earlier = before === null ? null : before + 80
      const inside = timed.filter(one => one.at >= at - windowMs && one.at < at)
      const start = earlier === null ? [] : [priceAtOnce(at - windowMs - 0.5, earlier)]
      const bars = [...start, ...inside.map(one => priceAtOnce(one.at, one.value)), priceAtOnce(at, 100)]
      const expected = largestMove(bars, -Infinity, at)
      const found = new PastMoves(timed).to(last, windowMs, earlier)
      if (bars.length === 1) expect(found).toBeNull()
      else expect(found?.certain).toEqual(mapped(expected.certain))
    }),
    { numRuns: 500 }
  )
})

const mapped = (sizes: object): unknown =>
  Object.fromEntries(Object.entries(sizes).map(([way, size]) => [way, expect.closeTo(size as number, 9)]))
