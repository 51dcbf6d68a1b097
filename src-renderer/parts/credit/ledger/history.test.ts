import { expect, it } from 'vitest'
import { byFeature, daysAhead, historyDays } from './history'

const at = (...parts: [number, number, number]): number => new Date(...parts, 15).getTime()
const midnight = (...parts: [number, number, number]): number => new Date(...parts).getTime()

it('the history covers the last 30 days, this month, or last month and this one', () => {
  const now = at(2026, 2, 31)
  expect(historyDays('last-30', now)).toEqual({
    from: midnight(2026, 2, 2),
    to: midnight(2026, 3, 1),
    count: 30
  })
  expect(historyDays('this-month', now)).toEqual({
    from: midnight(2026, 2, 1),
    to: midnight(2026, 3, 1),
    count: 31
  })
  expect(historyDays('last-month', now)).toEqual({
    from: midnight(2026, 1, 1),
    to: midnight(2026, 2, 1),
    count: 31 + 28
  })
  expect(historyDays('last-month', at(2026, 7, 31)).count).toBe(62)
  expect(historyDays('last-month', at(2026, 0, 1))).toMatchObject({ from: midnight(2025, 11, 1), count: 32 })
})

it('the forecast covers a week or the rest of this month', () => {
  const now = at(2026, 1, 20)
  expect((['last-30', 'this-month', 'last-month'] as const).map(span => daysAhead(span, now))).toEqual([
    7, 8, 0
  ])
})

it('adds up the credits of each feature, highest first', () => {
  const kind = { operation: 'getData', calls: 2, reserved: 1, unknown: 0 }
  const days = [
    [{ ...kind, feature: 'news', spent: 3 } as const],
    [{ ...kind, feature: 'news', spent: 0 } as const, { ...kind, feature: 'chart', spent: 9 } as const]
  ].map((by, place) => ({ from: place, calls: 2, spent: 0, reserved: 0, unknown: 0, by }))
  expect(byFeature(days)).toEqual([
    { feature: 'chart', calls: 2, credits: 10, byDay: [0, 10] },
    { feature: 'news', calls: 4, credits: 5, byDay: [4, 1] }
  ])
})
