import { expect, it } from 'vitest'
import { spanOf } from './period'

const at = (month: number, day: number, hour = 0): number => new Date(2026, month, day, hour).getTime()

it('periods start and end at local midnight', () => {
  const now = at(2, 9, 15)
  expect(spanOf({ kind: 'all' }, now, null)).toEqual({ from: null, to: null })
  expect(spanOf({ kind: 'last', days: 1 }, now, null)).toEqual({ from: at(2, 9), to: null })
  expect(spanOf({ kind: 'last', days: 7 }, now, null)).toEqual({ from: at(2, 3), to: null })
  // In much of America, this day has 23 hours.
  expect(spanOf({ kind: 'day', from: at(2, 8) }, now, null)).toEqual({ from: at(2, 8), to: at(2, 9) })
})

it('the quota period starts at the last reset', () => {
  expect(spanOf({ kind: 'quota' }, at(2, 9), at(2, 3, 13))).toEqual({ from: at(2, 3, 13), to: null })
  expect(spanOf({ kind: 'quota' }, at(2, 9), null)).toEqual({ from: null, to: null })
})
