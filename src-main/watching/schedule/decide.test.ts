import { describe, expect, test } from 'vitest'
import { faultOf } from '../../platform/faults/fault'
import type { ScheduleReason } from '../../../src-shared/contract/schedule'
import { decide, type BlockedCallReason, type Decision, type Situation } from './decide'
import { need, now, allowance, situation, turnsAt, wait } from './situation.fixture'
import { healthy, type ServiceHealth } from '../service-health/health'
import { minute } from '../../../src-shared/time'

describe('the next call', () => {
  test('the next call loads an item that is due', () => {
    expect(decide(situation())).toEqual({ kind: 'ask', need: need(), coins: null, countsFrom: now })
  })

  test('the next call loads the item that is most overdue', () => {
    const needs = [
      need({ key: 'a', answeredAt: now - 90_000 }),
      need({ key: 'b', answeredAt: now - 120_000 }),
      need({ key: 'c', answeredAt: now - 100_000 })
    ]
    expect(decide(situation({ needs }))).toMatchObject({ need: { key: 'b' } })
  })

  test('items that were never loaded come before overdue items', () => {
    const needs = [
      need({ key: 'late' }),
      need({ key: 'a', answeredAt: null }),
      need({ key: 'b', answeredAt: null })
    ]
    expect(decide(situation({ needs }))).toMatchObject({ kind: 'ask', need: { key: 'a' } })
  })

  test('the next call loads the item requested longest ago if several are equally late', () => {
    const needs = [need({ key: 'failing', answeredAt: null }), need({ key: 'other' })]
    const backoffs = { getData: wait(now), failing: wait(now) }
    expect(
      decide(
        situation({
          needs,
          health: { ...healthy, backoffs },
          turns: turnsAt('failing', now - 10 * minute)
        })
      )
    ).toMatchObject({ need: { key: 'other' } })
  })

  test('all items take turns even if the service is slow', () => {
    const answered = new Map<string, number>([
      ['fast', now],
      ['slow', now],
      ['slower', now]
    ])
    const calls: string[] = []
    let time = now
    for (let turn = 0; turn < 200; turn++) {
      const needs = [...answered].map(([key, answeredAt], index) =>
        need({ key, answeredAt, everyMs: 5_000 * 10 ** index })
      )
      const decision = decide(situation({ now: time, needs }))
      if (decision.kind === 'ask') {
        calls.push(decision.need.key)
        time += 20_000
        answered.set(decision.need.key, time)
      } else time = decision.until ?? time
    }
    expect(calls.filter(key => key === 'slow').length).toBeGreaterThan(30)
    expect(calls.filter(key => key === 'slower').length).toBeGreaterThan(4)
  })
})

describe('the reason for waiting', () => {
  test.each<[string, Partial<Situation>, number | null, BlockedCallReason]>([
    ['the plan', { agreed: false }, null, 'plan-not-agreed'],
    ['the user paused', { paused: true }, null, 'paused'],
    ['the end of a pause', { paused: true, pausedUntil: now + minute }, now + minute, 'paused'],
    ['another key', { health: { ...healthy, unauthorised: faultOf('key-refused') } }, null, 'unauthorised'],
    ['something to watch', { needs: [] }, null, 'nothing-watched'],
    [
      'another plan',
      { health: { ...healthy, locked: { getData: faultOf('plan-required') } } },
      null,
      'all-locked'
    ]
  ])('the schedule is blocked and waits for %s', (_, part, until, reason) => {
    expect(decide(situation(part))).toEqual({ kind: 'blocked', until, reason })
  })

  test.each<[string, Partial<Situation>, number, ScheduleReason]>([
    ['its turn', { needs: [need({ answeredAt: now - 1 })] }, now - 1 + minute, { code: 'as-planned' }],
    [
      'a pause between two calls',
      { turns: turnsAt('quotes', now - 500) },
      now + 1000,
      { code: 'as-planned' }
    ],
    ['a moment after waking', { notBefore: now + 2000 }, now + 2000, { code: 'after-waking' }],
    [
      'the time given by the service',
      { health: { ...healthy, rateLimited: wait(now + 5 * minute) } },
      now + 5 * minute,
      { code: 'retry-after' }
    ],
    [
      'the service is unreachable',
      { health: { ...healthy, outage: { ...wait(now + minute), fault: faultOf('offline') } } },
      now + minute,
      { code: 'probing-service' }
    ],
    [
      'an operation in backoff',
      { health: { ...healthy, backoffs: { getData: wait(now + minute) } } },
      now + minute,
      { code: 'after-failed-call' }
    ],
    [
      'a refused question of a working operation',
      { health: { ...healthy, backoffs: { quotes: wait(now + minute) } } },
      now + minute,
      { code: 'after-failed-call' }
    ],
    [
      'the next day',
      { allowances: [allowance(0)] },
      now + 12 * 60 * minute,
      { code: 'budget-used-up', limit: 'day' }
    ]
  ])('the schedule waits for %s', (_, part, until, reason) => {
    expect(decide(situation(part))).toMatchObject({ kind: 'wait', until, reason, need: { key: 'quotes' } })
  })

  test('a locked or waiting operation doesn’t stop other operations', () => {
    const needs = [
      need({ key: 'news', name: 'news', operation: 'getNews', answeredAt: null }),
      need({ key: 'fearGreed', name: 'fearGreed', operation: 'getFearGreed', answeredAt: null }),
      need()
    ]
    const health: ServiceHealth = {
      ...healthy,
      locked: { getNews: faultOf('plan-required') },
      backoffs: { getFearGreed: wait(now + minute) }
    }
    expect(decide(situation({ needs, health }))).toMatchObject({ kind: 'ask', need: { key: 'quotes' } })
  })

  test('a wait after a refusal ends once another call has loaded the same data', () => {
    const backoffs = { quotes: { ...wait(now + 60 * minute), since: now - 10 * minute } }
    const decided = (answeredAt: number): Decision =>
      decide(situation({ needs: [need({ answeredAt })], health: { ...healthy, backoffs } }))
    expect(decided(now - 2 * minute)).toMatchObject({ kind: 'ask' })
    expect(decided(now - 20 * minute)).toMatchObject({ kind: 'wait' })
  })

  test('a low budget still permits calls that it can pay for', () => {
    const needs = [
      need({ key: 'news', answeredAt: null, reserve: 10 }),
      need({ answeredAt: null, reserve: 2 })
    ]
    expect(decide(situation({ needs, allowances: [allowance(5)] }))).toMatchObject({
      kind: 'ask',
      need: { key: 'quotes' }
    })
    expect(decide(situation({ needs, allowances: [allowance(10)] }))).toMatchObject({
      kind: 'ask',
      need: { key: 'news' }
    })
    expect(decide(situation({ needs, allowances: [allowance(1)] }))).toMatchObject({ kind: 'wait' })
    expect(decide(situation({ needs, allowances: [allowance(1, { stops: false })] }))).toMatchObject({
      kind: 'ask'
    })
  })

  test('a timestamp in the future doesn’t delay a call', () => {
    const needs = [need({ answeredAt: now + 365 * 86_400_000 })]
    const turns = turnsAt('quotes', now + 365 * 86_400_000)
    expect(decide(situation({ needs, turns }))).toMatchObject({ kind: 'ask' })
  })
})

describe('a nearly used-up allowance', () => {
  test('a nearly used-up allowance delays no call beyond its renewal', () => {
    const renewsAt = now + 10 * minute
    const late = need({ answeredAt: now - 1_000, reserve: 100 })
    // The slowdown alone would take hours, but the budget renews in ten minutes.
    const allowances = [allowance(1, { renewsAt, growsFrom: renewsAt, stops: false })]
    expect(decide(situation({ needs: [late], allowances }))).toMatchObject({ kind: 'wait', until: renewsAt })
  })

  test('an allowance whose renewal is unknown permits one call per item every six hours', () => {
    const renewsAt = now + 31 * 24 * 60 * minute
    const allowances = [allowance(1, { renewsAt, pacedTo: now + 15 * 24 * 60 * minute, stops: false })]
    const next = (answeredAt: number): Decision =>
      decide(situation({ needs: [need({ answeredAt, reserve: 100 })], allowances }))
    expect(next(now - minute)).toMatchObject({ kind: 'wait', until: now + 6 * 60 * minute })
    expect(next(now - 361 * minute)).toMatchObject({ kind: 'ask' })
  })

  test('a call waits until the user’s share is released', () => {
    const allowances = [
      allowance(0, { leftAtEnd: 100, growsFrom: now + 100 * minute, renewsAt: now + 200 * minute })
    ]
    expect(decide(situation({ needs: [need({ reserve: 50 })], allowances }))).toMatchObject({
      until: now + 150 * minute,
      reason: { code: 'budget-used-up', limit: 'day' }
    })
    expect(decide(situation({ needs: [need({ reserve: 101 })], allowances }))).toMatchObject({
      until: now + 200 * minute
    })
  })

  test('the budget is the reason for waiting if a call costs more than the whole budget', () => {
    expect(
      decide(situation({ needs: [need({ reserve: 101 })], allowances: [allowance(100)] }))
    ).toMatchObject({
      kind: 'wait',
      until: now + 12 * 60 * minute,
      reason: { code: 'budget-used-up', limit: 'day' }
    })
  })
})
