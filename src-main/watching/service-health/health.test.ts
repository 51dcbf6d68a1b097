import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apiFaultCodes, type ApiFaultCode } from '../../../src-shared/contract/fault'
import { outcomeOf, type TestOutcome } from '../../credits/fake-service.fixture'
import { faultOf } from '../../platform/faults/fault'
import { healthFact } from './health-memory'
import { earlierHealth } from './saved-by-earlier.fixture'
import {
  healthy,
  backoffAfter,
  healthAfter,
  healthAfterMistake,
  healthAfterReset,
  healthFor,
  healthAt,
  worstFault,
  type ServiceHealth
} from './health'
import { readAs } from '../../platform/storage/fact.fixture'
import { minute, second } from '../../../src-shared/time'

const now = Date.UTC(2026, 5, 1)

const afterByHand = (
  health: ServiceHealth,
  operation: string,
  outcome: TestOutcome = {},
  at = now
): ServiceHealth => healthAfter(health, outcomeOf(operation, at, outcome), at, 1)
const needOf = (operation: string, answeredAt: number | null = null) => ({
  key: `need ${operation}`,
  operation,
  answeredAt
})
const after = (
  health: ServiceHealth,
  operation: string,
  outcome: TestOutcome = {},
  at = now
): ServiceHealth =>
  backoffAfter(
    afterByHand(health, operation, outcome, at),
    needOf(operation),
    outcomeOf(operation, at, outcome),
    at
  )
const met = (...codes: ApiFaultCode[]): ServiceHealth =>
  codes.reduce((health, fault) => after(health, 'getData', { fault }), healthy)

describe('blocks after a fault', () => {
  const reach: Record<ApiFaultCode, (keyof ServiceHealth)[]> = {
    'key-missing': ['unauthorised'],
    'key-refused': ['unauthorised'],
    'plan-required': ['locked'],
    'quota-exceeded': ['rateLimited'],
    'rate-limited': ['rateLimited'],
    limited: ['rateLimited'],
    'unknown-endpoint': ['backoffs'],
    'upstream-unavailable': ['outage', 'backoffs'],
    refused: ['backoffs'],
    offline: ['outage'],
    'sign-in-page': ['outage'],
    'keychain-silent': ['outage'],
    'timed-out': ['outage'],
    unreadable: ['backoffs'],
    'unexpected-status': ['backoffs'],
    'budget-stopped': [],
    'bad-input': ['backoffs']
  }

  test.each(apiFaultCodes)('the fault %s blocks only the part of the service that it affects', code => {
    const health = after(healthy, 'getData', { fault: code })
    const rateLimited = (Object.keys(health) as (keyof ServiceHealth)[]).filter(name => {
      const value = health[name]
      return value !== null && Object.keys(value).length > 0
    })
    expect(rateLimited.sort()).toEqual(reach[code].toSorted())
  })

  test('a lost response that may have been charged also delays its operation', () => {
    const health = after(healthy, 'getData', { fault: 'timed-out', charged: null })
    expect(health.backoffs['getData']?.until).toBe(now + 2 * second)
    const again = after(health, 'getData', { fault: 'offline', charged: null })
    expect(again.backoffs['getData']?.until).toBe(now + minute)
  })

  test('a response clears all faults except those of other operations', () => {
    const health = after(
      after(met('plan-required', 'limited', 'refused'), 'getNews', { fault: 'plan-required' }),
      'getTop',
      { fault: 'refused' }
    )
    const answered = after(health, 'getData')
    expect(Object.keys(answered.locked)).toEqual(['getNews'])
    expect(Object.keys(answered.backoffs)).toEqual(['need getTop'])
    expect([answered.rateLimited, answered.outage, answered.unauthorised]).toEqual([null, null, null])
  })

  test('a response leaves a healthy state unchanged', () => {
    expect(after(healthy, 'getData')).toBe(healthy)
    const other = after(healthy, 'getNews', { fault: 'plan-required' })
    expect(after(other, 'getData')).toBe(other)
    expect(after(healthy, 'constructor')).toBe(healthy)
  })

  test('a refusal ends an outage, but a call that wasn’t sent doesn’t', () => {
    for (const fault of ['refused', 'plan-required', 'limited', 'key-refused', 'unreadable'] as const) {
      expect(after(met('offline'), 'getData', { fault }).outage).toBeNull()
    }
    for (const fault of ['budget-stopped', 'key-missing', 'bad-input'] as const)
      expect(after(met('offline'), 'getData', { fault }).outage).not.toBeNull()
  })

  test('a key stops counting as refused if a later failure shows that the service accepted it', () => {
    for (const fault of ['plan-required', 'quota-exceeded', 'rate-limited', 'refused'] as const) {
      expect(after(met('key-refused'), 'getFearGreed', { fault }).unauthorised).toBeNull()
    }
    for (const fault of ['limited', 'offline', 'unreadable', 'unknown-endpoint'] as const) {
      expect(after(met('key-refused'), 'getFearGreed', { fault }).unauthorised).not.toBeNull()
    }
  })
})

describe('the delay before the next call', () => {
  test('the delay starts at a minute and increases with each 429, or follows a time from the service', () => {
    expect(met('rate-limited').rateLimited?.until).toBe(now + minute)
    expect(met('rate-limited', 'rate-limited', 'limited').rateLimited?.until).toBe(now + 5 * minute)
    const promised = after(healthy, 'getData', { fault: 'limited', retryAt: now + 3 * 86_400_000 })
    expect(promised.rateLimited?.until).toBe(now + 3 * 86_400_000)
  })

  test('the delay depends on the kind of limit', () => {
    const after = (times: number, code: 'quota-exceeded' | 'rate-limited' | 'limited'): number =>
      ((met(...Array.from({ length: times }, () => code)).rateLimited?.until ?? now) - now) / minute
    expect([after(7, 'quota-exceeded'), after(7, 'limited'), after(7, 'rate-limited')]).toEqual([60, 30, 5])
    expect(after(20, 'rate-limited')).toBe(30)
  })

  test('the delay increases after three quick retries in an outage, with jitter of up to half', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), random => {
        let health = healthy
        const waits = [2, 5, 10, 30, 60, 120, 300, 300].map(seconds => {
          health = healthAfter(health, outcomeOf('getData', now, { fault: 'offline' }), now, random)
          return ((health.outage?.until ?? 0) - now) / (seconds * second)
        })
        for (const share of waits) expect(share).toBeCloseTo(0.5 + random / 2, 3)
      })
    )
  })

  test('the delay increases for a failing operation while others succeed', () => {
    let health = healthy
    const waits = [1, 2, 3, 4, 5, 6].map(() => {
      health = after(health, 'getNews', { fault: 'upstream-unavailable' })
      health = after(health, 'getData')
      return ((health.backoffs['getNews']?.until ?? 0) - now) / second
    })
    expect(waits).toEqual([2, 5, 10, 60, 300, 300])
  })

  test('the delay of a failing automatic call increases although manual calls succeed', () => {
    let health = healthy
    const waits = [1, 2, 3].map(() => {
      health = after(health, 'getOHLC', { fault: 'unreadable' })
      health = afterByHand(health, 'getOHLC')
      return ((health.backoffs['need getOHLC']?.until ?? 0) - now) / minute
    })
    expect(waits).toEqual([1, 5, 15])
    expect(health.backoffs['getOHLC']).toBeUndefined()
    expect(healthFor([needOf('getOHLC')], health)).toBe(health)
    expect(healthFor([needOf('getNews')], health)).toEqual(healthy)
  })

  test('the delay of an automatic call ends once any call has loaded its data', () => {
    const failed = after(healthy, 'getData', { fault: 'unreadable' })
    const answered = afterByHand(failed, 'getData')
    expect(worstFault(answered)?.code).toBe('unreadable')
    expect(healthFor([needOf('getData', now - second)], answered)).toBe(answered)
    expect(healthFor([needOf('getData', now + second)], answered)).toEqual(healthy)
  })

  test('failed manual calls cause no delay for automatic calls', () => {
    for (const fault of ['refused', 'unreadable', 'unknown-endpoint', 'unexpected-status'] as const)
      expect(afterByHand(healthy, 'getData', { fault })).toEqual(healthy)
  })

  test('the delay increases only once for several simultaneous failures', () => {
    const sentBefore = (outcome: TestOutcome): TestOutcome => ({ ...outcome, sentAt: now - second })
    const once = after(healthy, 'getData', { fault: 'rate-limited' })
    const many = [1, 2, 3].reduce(
      health => afterByHand(health, 'getNews', sentBefore({ fault: 'rate-limited' })),
      once
    )
    expect(many.rateLimited?.until).toBe(now + minute)
    expect(afterByHand(many, 'getNews', sentBefore({})).rateLimited).toBe(many.rateLimited)
    expect(afterByHand(many, 'getNews').rateLimited).toBeNull()
  })

  test('the delay is at most six hours if the service gives no retry time', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...apiFaultCodes), { maxLength: 40 }), codes => {
        const { rateLimited, outage, backoffs } = met(...codes)
        for (const wait of [rateLimited, outage, ...Object.values(backoffs)]) {
          if (wait === null) continue
          expect(wait.until - now).toBeGreaterThanOrEqual(second)
          expect(wait.until - now).toBeLessThanOrEqual(6 * 3_600_000)
        }
      })
    )
  })
})

describe('clearing faults', () => {
  test('clearing by the user ends all waits and stops, but leaves locked operations locked', () => {
    const health = met('plan-required', 'key-refused', 'limited', 'refused', 'offline')
    expect(healthAfterReset(health, 'all')).toEqual({ ...healthy, locked: health.locked })
  })

  test('the return of the network clears only the faults of the outage', () => {
    const health = after(
      after(met('key-refused', 'limited', 'upstream-unavailable'), 'getTop', { fault: 'refused' }),
      'getNews',
      { fault: 'timed-out', charged: null }
    )
    const reset = healthAfterReset(health, 'outage')
    expect(reset.outage).toBeNull()
    expect(Object.keys(reset.backoffs)).toEqual(['need getTop'])
    expect([reset.unauthorised, reset.rateLimited]).toEqual([health.unauthorised, health.rateLimited])
  })
})

test('setting the clock back doesn’t lengthen any wait', () => {
  const health = met('limited', 'offline', 'refused')
  expect(healthAt(health, now)).toBe(health)
  const back = now - 86_400_000
  const later = healthAt(health, back)
  const pairs = [
    [later.rateLimited, health.rateLimited],
    [later.outage, health.outage],
    [later.backoffs['getData'], health.backoffs['getData']]
  ]
  for (const [wait, before] of pairs)
    expect(wait && before && wait.until - before.until).toBe(wait && -86_400_000)
})

test('a bug in Candlewick delays the next automatic call just as an unreadable response does', () => {
  const health = healthAfterMistake(healthy, needOf('getData'), now)
  expect(health.backoffs['getData']).toMatchObject({ until: now + minute, fault: { code: 'internal' } })
})

test('reports the most severe fault', () => {
  expect(worstFault(healthy)).toBeNull()
  expect(worstFault(met('limited'))?.code).toBe('limited')
  expect(worstFault(met('limited', 'offline'))?.code).toBe('offline')
  expect(worstFault(met('key-refused', 'offline'))?.code).toBe('key-refused')
})

test('reports a fault of a single operation only if the operation loads quotes', () => {
  expect(worstFault(met('unreadable'))?.code).toBe('unreadable')
  expect(worstFault(met('plan-required'))?.code).toBe('plan-required')
  expect(worstFault(after(met('unreadable'), 'getData'))).toBeNull()
  for (const fault of ['unreadable', 'plan-required'] as const)
    expect(worstFault(after(healthy, 'getNews', { fault }))).toBeNull()
})

describe('service health after a restart', () => {
  const reread = (value: unknown): ServiceHealth =>
    readAs(healthFact, JSON.parse(JSON.stringify(value))) ?? healthy

  test('restored health includes locks, a rate limit and a refused key, but no outages', () => {
    const health = met('plan-required', 'key-refused', 'limited', 'refused', 'offline')
    const { locked, rateLimited, unauthorised } = health
    expect(reread(health)).toEqual({ ...healthy, locked, rateLimited, unauthorised })
  })

  test('health is read in the format of an earlier version', () => {
    expect(readAs(healthFact, JSON.parse(earlierHealth))).toEqual({
      ...healthy,
      unauthorised: { code: 'key-refused', cause: null, operation: 'getData', said: null, retryAt: null }
    })
    const closed = { fault: faultOf('limited'), since: now, until: now + minute, steps: 1 }
    expect(reread({ locked: {}, closed }).rateLimited).toMatchObject({ until: now + minute })
  })

  test.each([
    [null],
    [5],
    ['locked'],
    [[]],
    [{ locked: 5, rateLimited: 'x', unauthorised: true, closed: 'x', stopped: true }],
    [{ locked: { a: 1 } }]
  ])('health is good if the saved data is unreadable: %o', value => {
    expect(reread(value)).toEqual(healthy)
  })
})
