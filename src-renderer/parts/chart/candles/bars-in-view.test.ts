import { expect, it } from 'vitest'
import { Candles } from '../../../charts/series/candles'
import { day } from '../../../../src-shared/time'
import { barsInView } from './bars-in-view'

const days = [0, 1, 2, 5, 6]
const column = Float64Array.from(days, () => 10)
const candles = new Candles(
  {
    time: Float64Array.from(days, at => at * day),
    open: column,
    high: column,
    low: column,
    close: column,
    volume: column
  },
  day
)

it.each([
  ['a view of whole bars', { from: 1, to: 3 }, { first: 1, last: 2 }],
  ['a view that starts and ends within a bar', { from: 0.5, to: 5.1 }, { first: 0, last: 3 }],
  ['a view that extends beyond the bars', { from: -4, to: 40 }, { first: 0, last: 4 }],
  ['a view that starts in a gap', { from: 3.5, to: 7 }, { first: 3, last: 4 }]
])('finds the bars in %s', (_, range, span) => {
  expect(barsInView(candles, range)).toEqual(span)
})

it('finds all bars before the first draw, and none in a gap', () => {
  expect(barsInView(candles, null)).toEqual({ first: 0, last: 4 })
  const { first, last } = barsInView(candles, { from: 3, to: 4 })
  expect(last).toBeLessThan(first)
})
