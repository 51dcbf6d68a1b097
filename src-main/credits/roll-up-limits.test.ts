import { expect, test } from 'vitest'
import { rollUpBefore } from './roll-up-limits'

const at = (month: number, date: number, hour = 0): number => new Date(2026, month - 1, date, hour).getTime()
const now = at(11, 20, 15)

test.each([
  ['keeps single calls for a quarter of a year', null, null, at(8, 22)],
  ['whole days go where there are too many calls', at(10, 3, 22), null, at(10, 4)],
  ['few calls do not keep a day longer', at(3, 1), null, at(8, 22)],
  ['keeps the quota period from its first day', at(11, 18, 9), at(11, 2, 13), at(11, 2)],
  ['a short quota period removes no more calls', null, at(11, 19, 13), at(8, 22)],
  ['today stays, however many calls it holds', at(11, 20, 14), null, at(11, 20)]
])('chooses the days to roll up: %s', (_, tooMany, periodFrom, wanted) => {
  expect(rollUpBefore({ now, tooMany, periodFrom })).toBe(wanted)
})
