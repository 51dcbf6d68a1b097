import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Budget } from '../../src-shared/contract/credits'
import {
  affordableAt,
  backgroundLimit,
  brokenBy,
  leastLeft,
  leftOf,
  markOf,
  releasedFrom,
  shareOf
} from './budget'
import type { Initiator } from './booked-call'

const budget = (part: Partial<Budget> = {}): Budget => ({
  span: 'day',
  limit: 100,
  spent: 0,
  reserved: 0,
  unknown: 0,
  background: { limit: 70, used: 0 },
  from: 0,
  renewsAt: 1,
  renewalSure: true,
  ...part
})

describe('the background share', () => {
  const calls = fc.array(
    fc.record({ initiator: fc.constantFrom<Initiator>('person', 'schedule'), reserve: fc.nat(40) }),
    { maxLength: 60 }
  )

  test('the background share always leaves the rest of the budget to the user', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(100), calls, (limit, percent, requests) => {
        const spent = { person: 0, schedule: 0 }
        const now = (): Budget =>
          budget({
            limit,
            spent: spent.person + spent.schedule,
            background: { limit: shareOf(limit, percent), used: spent.schedule }
          })
        for (const { initiator, reserve } of requests)
          if (brokenBy([now()], reserve, initiator) === null) spent[initiator] += reserve
        expect(spent.person + spent.schedule).toBeLessThanOrEqual(limit)
        expect(spent.schedule).toBeLessThanOrEqual((limit * percent) / 100)
        expect(leftOf(now(), 'person')).toBe(limit - spent.person - spent.schedule)
      })
    )
  })

  test('the background share shrinks with manual use', () => {
    const busy = budget({ spent: 90, background: { limit: 70, used: 10 } })
    expect([leftOf(busy, 'schedule'), leftOf(busy, 'person')]).toEqual([9, 10])
    const used = budget({ spent: 70, background: { limit: 70, used: 70 } })
    expect([leftOf(used, 'schedule'), leftOf(used, 'person')]).toEqual([0, 30])
  })
})

describe('the user’s share', () => {
  const span = { from: 0, to: 24 }

  test('the user’s share is reserved at first, and released evenly towards the end of the period', () => {
    const limits = [0, 12, 18, 21, 24, 30].map(hour => backgroundLimit(1000, 75, span, hour))
    expect(limits).toEqual([750, 750, 750, 875, 1000, 1000])
    expect(releasedFrom(span, 75)).toBe(18)
  })

  test('the user’s share is the whole budget if the background share is 0', () => {
    expect(backgroundLimit(1000, 0, span, 23)).toBe(0)
  })

  test('an expensive call waits until enough of the user’s share is released, or until the renewal', () => {
    const allowance = { left: 10, leftAtEnd: 110, growsFrom: 100, renewsAt: 200 }
    expect(affordableAt(allowance, 10, 0)).toBe(0)
    expect(affordableAt(allowance, 60, 0)).toBe(150)
    expect(affordableAt({ ...allowance, left: 60 }, 85, 150)).toBe(175)
    expect(affordableAt(allowance, 111, 0)).toBe(200)
  })
})

test('automatic calls leave the last percent of a budget unused, in case a price has risen', () => {
  const nearly = budget({ limit: 10_000, spent: 9_890, background: { limit: 10_000, used: 9_890 } })
  expect([leftOf(nearly, 'schedule'), leftOf(nearly, 'person')]).toEqual([10, 110])
})

describe('several budgets', () => {
  const day = budget({ limit: 10, renewsAt: 5 })
  const period = budget({ span: 'period', limit: 20, spent: 15, renewsAt: 9 })

  test('the budget with the least left limits a call', () => {
    expect(leastLeft([day, period], 'person')).toBe(5)
    expect(leastLeft([], 'person')).toBeNull()
    expect(brokenBy([day, period], 5, 'person')).toBeNull()
    expect(brokenBy([day, period], 6, 'person')?.span).toBe('period')
  })

  test('the budget with the later reset is reported if two are exceeded', () => {
    expect(brokenBy([day, period], 11, 'person')?.span).toBe('period')
    expect(brokenBy([period, day], 11, 'person')?.span).toBe('period')
  })

  test('a free call is allowed even if a budget is overspent', () => {
    expect(brokenBy([budget({ spent: 130 })], 0, 'schedule')).toBeNull()
  })
})

test.each([
  [0, 100, null],
  [49, 100, null],
  [50, 100, 50],
  [79.9, 100, 50],
  [80, 100, 80],
  [95, 100, 95],
  [99.9, 100, 95],
  [100, 100, 100],
  [300, 100, 100]
])('using %d of %d credits reaches the budget mark %j', (spent, limit, mark) =>
  expect(markOf({ spent: spent - 2, reserved: 1, unknown: 1, limit })).toBe(mark)
)
