import { expect, it } from 'vitest'
import { spanOf } from './period'

const at = (month: number, day: number, hour = 0): number => new Date(2026, month, day, hour).getTime()

it('a period begins and ends with local days, however long they are', () => {
  const now = at(2, 9, 15)
  expect(spanOf({ kind: 'all' }, now)).toEqual({ from: null, to: null })
  expect(spanOf({ kind: 'last', days: 1 }, now)).toEqual({ from: at(2, 9), to: null })
  expect(spanOf({ kind: 'last', days: 7 }, now)).toEqual({ from: at(2, 3), to: null })
  // A day of 23 hours in much of America.
  expect(spanOf({ kind: 'day', from: at(2, 8) }, now)).toEqual({ from: at(2, 8), to: at(2, 9) })
})
