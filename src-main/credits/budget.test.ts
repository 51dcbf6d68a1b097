import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Budget } from '../contract/credits'
import { brokenBy, leastLeft, leftOf, markOf, shareOf, type Asker } from './budget'

const budget = (part: Partial<Budget> = {}): Budget => ({
  span: 'day',
  limit: 100,
  spent: 0,
  background: { limit: 70, spent: 0 },
  from: 0,
  renewsAt: 1,
  renewalSure: true,
  ...part
})

describe('the share of what runs by itself', () => {
  const calls = fc.array(
    fc.record({ asker: fc.constantFrom<Asker>('person', 'schedule'), reserve: fc.nat(40) }),
    { maxLength: 60 }
  )

  test('never starves a person: whatever was asked, the rest of the budget is theirs to spend', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(100), calls, (limit, percent, asked) => {
        const spent = { person: 0, schedule: 0 }
        const now = (): Budget =>
          budget({
            limit,
            spent: spent.person + spent.schedule,
            background: { limit: shareOf(limit, percent), spent: spent.schedule }
          })
        for (const { asker, reserve } of asked)
          if (brokenBy([now()], reserve, asker) === null) spent[asker] += reserve
        expect(spent.person + spent.schedule).toBeLessThanOrEqual(limit)
        expect(spent.schedule).toBeLessThanOrEqual((limit * percent) / 100)
        expect(leftOf(now(), 'person')).toBe(limit - spent.person - spent.schedule)
      })
    )
  })

  test('gives way to what a person spent, and not the other way round', () => {
    const busy = budget({ spent: 90, background: { limit: 70, spent: 10 } })
    expect([leftOf(busy, 'schedule'), leftOf(busy, 'person')]).toEqual([10, 10])
    const used = budget({ spent: 70, background: { limit: 70, spent: 70 } })
    expect([leftOf(used, 'schedule'), leftOf(used, 'person')]).toEqual([0, 30])
  })
})

describe('several budgets', () => {
  const day = budget({ limit: 10, renewsAt: 5 })
  const period = budget({ span: 'period', limit: 20, spent: 15, renewsAt: 9 })

  test('bind all at once', () => {
    expect(leastLeft([day, period], 'person')).toBe(5)
    expect(leastLeft([], 'person')).toBeNull()
    expect(brokenBy([day, period], 5, 'person')).toBeNull()
    expect(brokenBy([day, period], 6, 'person')?.span).toBe('period')
  })

  test('of two that are broken the one that renews last is told', () => {
    expect(brokenBy([day, period], 11, 'person')?.span).toBe('period')
    expect(brokenBy([period, day], 11, 'person')?.span).toBe('period')
  })

  test('let free calls through even when they are overspent', () => {
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
  [300, 100, 95]
])('%d of %d is at mark %j', (spent, limit, mark) => expect(markOf({ spent, limit })).toBe(mark))
