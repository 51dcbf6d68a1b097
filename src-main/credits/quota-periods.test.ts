import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextReset, periodAt, periodsAfter, periodsFact, type QuotaPeriods } from './quota-periods'
import { readAs } from '../platform/storage/fact.fixture'
import { day, hour, minute } from '../../src-shared/time'

const start = Date.UTC(2026, 2, 1, 2)

function watched(resets: readonly number[], from: number, to: number, everyMs: number): QuotaPeriods {
  let known: QuotaPeriods | null = null
  let before: { used: number; limit: null; readAt: number } | null = null
  for (let at = from; at <= to; at += everyMs) {
    const last = resets.findLast(reset => reset <= at) ?? from - 10 * day
    const reading = { used: Math.round((at - last) / 1000), limit: null, readAt: at }
    known = periodsAfter(known, before, reading, 0)
    before = reading
  }
  return known!
}

test('expects no reset until X-Quota-Used has fallen', () => {
  const periods = watched([], start, start + 3 * day, hour)
  expect(periods.resets).toEqual([])
  expect(nextReset(periods, start + 3 * day)).toBeNull()
  expect(periodAt(periods, start + 3 * day)).toEqual({ from: start, to: start + 31 * day })
  expect(periodAt(null, start).from).toBe(0)
})

test('the next reset is uncertain after one reset and certain after two', () => {
  const resets = [start + day, start + 2 * day]
  const once = watched(resets, start, start + 1.5 * day, 10 * minute)
  expect(nextReset(once, start + 1.5 * day)).toEqual({ at: start + 2 * day, sure: false })
  const twice = watched(resets, start, start + 2.5 * day, 10 * minute)
  expect(nextReset(twice, start + 2.5 * day)).toEqual({ at: start + 3 * day, sure: true })
  expect(periodAt(twice, start + 2.5 * day)).toEqual({
    from: start + 2 * day - 10 * minute + 1,
    to: start + 3 * day
  })
})

test('expects no period shorter than the longest time without a reset', () => {
  const periods = watched([start + 3 * day], start, start + 4 * day, hour)
  expect(nextReset(periods, start + 4 * day)).toEqual({ at: start + 10 * day, sure: false })
})

test('does not renew a budget at an uncertain reset', () => {
  const periods = watched([start + day], start, start + day + hour, 10 * minute)
  expect(periodAt(periods, start + 20 * day).from).toBeLessThanOrEqual(start + day)
})

test('counts months by the calendar', () => {
  const resets = [Date.UTC(2026, 3, 1, 2), Date.UTC(2026, 4, 1, 2)]
  const periods = watched(resets, start, Date.UTC(2026, 4, 3), hour)
  expect(nextReset(periods, Date.UTC(2026, 4, 3))).toEqual({ at: Date.UTC(2026, 5, 1, 2), sure: true })
  expect(nextReset(periods, Date.UTC(2026, 5, 3))?.at).toBe(Date.UTC(2026, 6, 1, 2))
})

test('uses the shortest time between resets as the period', () => {
  const resets = [1, 3, 4].map(days => start + days * day)
  const periods = watched(resets, start, start + 4.5 * day, 10 * minute)
  expect(nextReset(periods, start + 4.5 * day)?.at).toBe(start + 5 * day)
})

test('ignores a reset within an hour of the previous one, unless a third one follows', () => {
  const resets = [start + day, start + 2 * day, start + 2 * day + hour / 2]
  const known = (hours: number): QuotaPeriods =>
    watched(resets, start, start + 2 * day + hours * hour, 10 * minute)
  const soon = start + 2 * day + 50 * minute
  expect(nextReset(known(5 / 6), soon)?.at).toBe(start + 2 * day + hour)
  const later = start + 2 * day + 5 * hour
  expect(nextReset(known(5), later)).toEqual({ at: start + 3 * day + hour / 2, sure: true })
  expect(periodAt(known(5), later).from).toBeLessThanOrEqual(start + 2 * day + hour / 2)
})

test('the next reset is uncertain again after a period passed without a reset', () => {
  const resets = [start + day, start + 2 * day]
  const now = start + 4 * day
  const periods = watched(resets, start, now, 10 * minute)
  expect(nextReset(periods, now)).toEqual({ at: start + 9 * day, sure: false })
  expect(periodAt(periods, now).from).toBeLessThanOrEqual(start + 2 * day)
})

test('discards observations from a clock that was ahead', () => {
  const ahead = watched([start + day, start + 2 * day], start, start + 3 * day, hour)
  const [now, before] = [start + day, { used: 5000, limit: null, readAt: start + 3 * day }]
  expect(periodAt(ahead, now).from).toBeLessThanOrEqual(now)
  expect(periodsAfter(ahead, before, { used: 5010, limit: null, readAt: now }, 10)).toEqual({
    since: now,
    usedThen: 5010,
    resets: [],
    quietTo: now
  })
})

describe('any regular quota', () => {
  test('a regular reset is predicted to within the time between two readings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 200 }).map(hours => hours * hour),
        fc.integer({ min: 1, max: 50 }).map(minutes => minutes * minute),
        fc.integer({ min: 0, max: 500 }),
        (length, everyMs, laterPercent) => {
          const resets = [1, 2, 3].map(turn => start + turn * length)
          const periods = watched(resets, start, start + 3 * length + everyMs, everyMs)
          const now = start + 3 * length + everyMs + (length * laterPercent) / 100
          const next = nextReset(periods, now)!
          expect(next.sure).toBe(true)
          expect(next.at).toBeGreaterThan(now)
          const span = periodAt(periods, now)
          expect(span.from).toBeLessThanOrEqual(now)
          expect(span.to).toBeGreaterThan(now)
          // Shortly before the fourth reset, the prediction may already be for the fifth.
          if (now + 3 * everyMs >= start + 4 * length) return
          // The expected time becomes less exact with each period that has no readings. No such period has
          // passed yet.
          expect(Math.abs(next.at - (start + 4 * length))).toBeLessThanOrEqual(3 * everyMs)
        }
      ),
      { numRuns: 60 }
    )
  })
})

test.each([null, 3, {}, { since: 1, usedThen: 2, resets: [{}] }, { since: 1, resets: [] }])(
  'discards saved observations that are %j',
  value => expect(readAs(periodsFact, value)).toBeNull()
)
