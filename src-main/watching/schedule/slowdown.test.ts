import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BudgetAllowance } from '../../credits/budget'
import { allowanceOf } from '../../credits/allowance.fixture'
import { decide, type Need } from './decide'
import { situation } from './situation.fixture'
import { slowdownOf } from './slowdown'
import type { Turn } from './turn'
import { day, minute } from '../../../src-shared/time'

const start = Date.UTC(2026, 5, 1)
const attended = { isUnattended: false, onBattery: false }
const allowance = (part: Partial<BudgetAllowance> = {}): BudgetAllowance =>
  allowanceOf({ left: 1440, renewsAt: start + day, ...part })
const quotes = [{ everyMs: minute, reserve: 1 }]

describe('the interval of automatic calls', () => {
  test('the interval is as planned while the budget lasts', () => {
    expect(slowdownOf(quotes, [allowance()], attended, start)).toMatchObject({
      factor: 1,
      reason: { code: 'as-planned' }
    })
    expect(slowdownOf(quotes, [], attended, start)).toMatchObject({
      factor: 1,
      reason: { code: 'as-planned' }
    })
    expect(slowdownOf([], [allowance({ left: 1 })], attended, start).factor).toBe(1)
  })

  test('the interval is lengthened to make the budget last, and the reason is given', () => {
    expect(slowdownOf(quotes, [allowance({ left: 480 })], attended, start)).toMatchObject({
      factor: 3,
      reason: { code: 'slowed', by: [{ code: 'limit-used', limit: 'day', used: 0.62, renewalKnown: true }] }
    })
  })

  test('the rest of the budget lasts until the user’s share is released', () => {
    const grows = { left: 1008, leftAtEnd: 1440, growsFrom: start + 0.75 * day }
    expect(slowdownOf(quotes, [allowance(grows)], attended, start).factor).toBeCloseTo((0.75 * 1440) / 1008)
    const evening = start + 0.75 * day
    const factorIn = (leftAtEnd: number): number =>
      slowdownOf(quotes, [allowance({ ...grows, left: 0.5, leftAtEnd })], attended, evening).factor
    expect([factorIn(432), factorIn(180)]).toEqual([1, 2])
  })

  test('the interval is set by the tightest allowance', () => {
    const quota = allowance({
      limit: 'quota',
      left: 100,
      renewsAt: start + 0.5 * day,
      used: 0.9,
      stops: false
    })
    expect(slowdownOf(quotes, [allowance({ left: 480 }), quota], attended, start)).toMatchObject({
      factor: 7.2,
      reason: { code: 'slowed', by: [{ code: 'limit-used', limit: 'quota', used: 0.9, renewalKnown: true }] }
    })
  })

  test('the interval is lengthened for a quota whose reset time is unknown', () => {
    const quota = allowance({
      limit: 'quota',
      left: 720,
      used: 0.6,
      stops: false,
      pacedTo: start + day,
      renewsAt: start + 2 * day
    })
    expect(slowdownOf(quotes, [quota], attended, start)).toMatchObject({
      factor: 2,
      reason: {
        code: 'slowed',
        by: [{ code: 'limit-used', limit: 'quota', used: 0.6, renewalKnown: false }]
      },
      until: quota.renewsAt
    })
    const empty = { ...quota, left: 0, leftAtEnd: 0 }
    expect(slowdownOf(quotes, [empty], attended, start).factor).toBe(1440)
    expect(slowdownOf(quotes, [{ ...quota, used: 0.4, pacedTo: start }], attended, start).factor).toBe(1)
  })

  test('the interval is lengthened to make the quota last a month while its period is unknown', () => {
    const left = { left: 1440, leftAtEnd: 1440, renewsAt: start + 31 * day, pacedTo: start + 30 * day }
    const month = allowance({ ...left, growsFrom: left.renewsAt, stops: false, lastsDays: 30, used: 0.01 })
    expect(slowdownOf(quotes, [month], attended, start)).toMatchObject({
      factor: 30,
      reason: { code: 'slowed', by: [{ code: 'quota-to-last', days: 30 }] }
    })
  })

  test.each([
    [{ isUnattended: true, onBattery: false }, 2, [{ code: 'window-hidden' }]],
    [{ isUnattended: false, onBattery: true }, 2, [{ code: 'on-battery' }]],
    [{ isUnattended: true, onBattery: true }, 4, [{ code: 'on-battery' }, { code: 'window-hidden' }]]
  ])('the interval is longer with %j', (circumstances, factor, by) => {
    expect(slowdownOf(quotes, [allowance()], circumstances, start)).toMatchObject({
      factor,
      reason: { code: 'slowed', by }
    })
    // The factors aren't multiplied, because slowing down for the window or the battery saves credits too.
    const tight = slowdownOf(quotes, [allowance({ left: 144 })], circumstances, start)
    expect(tight).toMatchObject({
      factor: 10,
      reason: { code: 'slowed', by: [...by, { code: 'limit-used', limit: 'day', used: 0.62 }] }
    })
  })

  test('empty and expired allowances don’t change the interval', () => {
    expect(slowdownOf(quotes, [allowance({ left: 0 })], attended, start).factor).toBe(1)
    expect(slowdownOf(quotes, [allowance({ left: 1, renewsAt: start })], attended, start).factor).toBe(1)
  })
})

function live(wanted: readonly Pick<Need, 'everyMs' | 'reserve'>[], budget: number) {
  let now = start
  let spent = 0
  let longest = 0
  const answered = new Map<string, number>()
  const turns = new Map<string, Turn>()
  for (;;) {
    const needs = wanted.map(({ everyMs, reserve }, index): Need => ({
      name: 'quotes',
      key: String(index),
      operation: 'getData',
      everyMs,
      reserve,
      answeredAt: answered.get(String(index)) ?? null
    }))
    const allowances = [allowance({ left: budget - spent, used: spent / budget })]
    const decision = decide(situation({ now, needs, turns, allowances, circumstances: attended }))
    if (decision.kind === 'ask') {
      const { key, reserve, answeredAt } = decision.need
      // Ignores the last hour, when the rest of the budget may not be enough for a call.
      if (key === '0' && now < start + day - 60 * minute)
        longest = Math.max(longest, now - (answeredAt ?? now))
      spent += reserve
      answered.set(key, now)
      turns.set(key, { calledAt: now, answered: { at: now, countsFrom: decision.countsFrom } })
    } else now = decision.until ?? Infinity
    if (now >= start + day) return { spent, longest }
  }
}

describe('a day’s budget', () => {
  test('spends almost all of a budget evenly over the day if it covers only a third of the calls', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 10, max: 60 }),
        (quotesCost, newsCost, newsMinutes) => {
          const wanted = [
            { everyMs: minute, reserve: quotesCost },
            { everyMs: newsMinutes * minute, reserve: newsCost }
          ]
          const whole = wanted.reduce((sum, { everyMs, reserve }) => sum + (day / everyMs) * reserve, 0)
          const budget = Math.floor(whole / 3)
          const { spent, longest } = live(wanted, budget)
          expect(spent).toBeLessThanOrEqual(budget)
          expect(spent).toBeGreaterThanOrEqual(0.9 * budget)
          expect(longest).toBeLessThanOrEqual(6 * minute)
        }
      ),
      { numRuns: 25 }
    )
  })

  test('a day’s budget for all calls doesn’t change intervals', () => {
    expect(live([{ everyMs: minute, reserve: 1 }], 2000)).toEqual({ spent: 1440, longest: minute })
  })
})
