import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apiFaultCodes, type ApiFaultCode } from '../../src-shared/contract/fault'
import { outcomeOf, type Told } from '../credits/fake-service.fixture'
import { readTrouble } from './health-memory'
import {
  noTrouble,
  sulkingAfter,
  troubleAfter,
  troubleAfterMistake,
  troubleForgiven,
  troubleOf,
  troubleSeenAt,
  worstFault,
  type Trouble
} from './health'

const now = Date.UTC(2026, 5, 1)
const second = 1000
const minute = 60 * second

/** By hand: whatever was asked. */
const afterByHand = (trouble: Trouble, operation: string, told: Told = {}, at = now): Trouble =>
  troubleAfter(trouble, outcomeOf(operation, at, told), at, 1)
const needOf = (operation: string) => ({ key: `need ${operation}`, operation })
const after = (trouble: Trouble, operation: string, told: Told = {}, at = now): Trouble =>
  sulkingAfter(
    afterByHand(trouble, operation, told, at),
    needOf(operation),
    outcomeOf(operation, at, told),
    at
  )
const met = (...codes: ApiFaultCode[]): Trouble =>
  codes.reduce((trouble, fault) => after(trouble, 'getData', { fault }), noTrouble)

describe('what each failure closes', () => {
  const reach: Record<ApiFaultCode, (keyof Trouble)[]> = {
    'key-missing': ['stopped'],
    'key-refused': ['stopped'],
    'plan-required': ['locked'],
    'quota-exceeded': ['closed'],
    'rate-limited': ['closed'],
    limited: ['closed'],
    'unknown-endpoint': ['sulking'],
    'upstream-unavailable': ['outage', 'sulking'],
    refused: ['sulking'],
    offline: ['outage'],
    'sign-in-page': ['outage'],
    'keychain-silent': ['outage'],
    'timed-out': ['outage'],
    unreadable: ['sulking'],
    'unexpected-status': ['sulking'],
    'budget-stopped': [],
    'bad-input': ['sulking']
  }

  test.each(apiFaultCodes)('%s', code => {
    const trouble = after(noTrouble, 'getData', { fault: code })
    const closed = (Object.keys(trouble) as (keyof Trouble)[]).filter(name => {
      const value = trouble[name]
      return value !== null && Object.keys(value).length > 0
    })
    expect(closed.sort()).toEqual(reach[code].toSorted())
  })

  test('a lost answer that may have been charged is also the operation’s own', () => {
    const trouble = after(noTrouble, 'getData', { fault: 'timed-out', charged: null })
    expect(trouble.sulking['getData']?.until).toBe(now + 2 * second)
    const again = after(trouble, 'getData', { fault: 'offline', charged: null })
    expect(again.sulking['getData']?.until).toBe(now + minute)
  })

  test('an answer opens what it can: all but what other operations met', () => {
    const trouble = after(
      after(met('plan-required', 'limited', 'refused'), 'getNews', { fault: 'plan-required' }),
      'getTop',
      { fault: 'refused' }
    )
    const answered = after(trouble, 'getData')
    expect(Object.keys(answered.locked)).toEqual(['getNews'])
    expect(Object.keys(answered.sulking)).toEqual(['need getTop'])
    expect([answered.closed, answered.outage, answered.stopped]).toEqual([null, null, null])
  })

  test('an answer in quiet times changes nothing', () => {
    expect(after(noTrouble, 'getData')).toBe(noTrouble)
    const other = after(noTrouble, 'getNews', { fault: 'plan-required' })
    expect(after(other, 'getData')).toBe(other)
    expect(after(noTrouble, 'constructor')).toBe(noTrouble)
  })

  test('any refusal ends an outage: the service is there', () => {
    for (const fault of ['refused', 'plan-required', 'limited', 'key-refused', 'unreadable'] as const) {
      expect(after(met('offline'), 'getData', { fault }).outage).toBeNull()
    }
    expect(after(met('offline'), 'getData', { fault: 'budget-stopped' }).outage).not.toBeNull()
  })

  test('a refusal that needed a good key ends the stop of a bad one; others do not', () => {
    for (const fault of ['plan-required', 'quota-exceeded', 'rate-limited', 'refused'] as const) {
      expect(after(met('key-refused'), 'getFearGreed', { fault }).stopped).toBeNull()
    }
    for (const fault of ['limited', 'offline', 'unreadable', 'unknown-endpoint'] as const) {
      expect(after(met('key-refused'), 'getFearGreed', { fault }).stopped).not.toBeNull()
    }
  })
})

describe('waits', () => {
  test('429 waits a minute and grows, and keeps a promised time whole', () => {
    expect(met('rate-limited').closed?.until).toBe(now + minute)
    expect(met('rate-limited', 'rate-limited', 'limited').closed?.until).toBe(now + 5 * minute)
    const promised = after(noTrouble, 'getData', { fault: 'limited', retryAt: now + 3 * 86_400_000 })
    expect(promised.closed?.until).toBe(now + 3 * 86_400_000)
  })

  test('what keeps the door shut decides how seldom it is tried', () => {
    const after = (times: number, code: 'quota-exceeded' | 'rate-limited' | 'limited'): number =>
      ((met(...Array.from({ length: times }, () => code)).closed?.until ?? now) - now) / minute
    expect([after(7, 'quota-exceeded'), after(7, 'limited'), after(7, 'rate-limited')]).toEqual([60, 30, 5])
    expect(after(20, 'rate-limited')).toBe(30)
  })

  test('an outage is tried three times soon, then ever less often, with jitter of up to half', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), random => {
        let trouble = noTrouble
        const waits = [2, 5, 10, 30, 60, 120, 300, 300].map(seconds => {
          trouble = troubleAfter(trouble, outcomeOf('getData', now, { fault: 'offline' }), now, random)
          return ((trouble.outage?.until ?? 0) - now) / (seconds * second)
        })
        for (const share of waits) expect(share).toBeCloseTo(0.5 + random / 2, 3)
      })
    )
  })

  test('one operation that fails while others are answered is asked ever less often', () => {
    let trouble = noTrouble
    const waits = [1, 2, 3, 4, 5, 6].map(() => {
      trouble = after(trouble, 'getNews', { fault: 'upstream-unavailable' })
      trouble = after(trouble, 'getData')
      return ((trouble.sulking['getNews']?.until ?? 0) - now) / second
    })
    expect(waits).toEqual([2, 5, 10, 60, 300, 300])
  })

  test('one question that fails while its operation’s others are answered waits alone', () => {
    let trouble = noTrouble
    const waits = [1, 2, 3].map(() => {
      trouble = after(trouble, 'getOHLC', { fault: 'unreadable' })
      trouble = afterByHand(trouble, 'getOHLC')
      return ((trouble.sulking['need getOHLC']?.until ?? 0) - now) / minute
    })
    expect(waits).toEqual([1, 5, 15])
    expect(trouble.sulking['getOHLC']).toBeUndefined()
    expect(troubleOf([needOf('getOHLC')], trouble)).toBe(trouble)
    expect(troubleOf([needOf('getNews')], trouble)).toEqual(noTrouble)
  })

  test('what is asked by hand makes nothing sulk that runs by itself', () => {
    for (const fault of ['refused', 'unreadable', 'unknown-endpoint', 'unexpected-status'] as const)
      expect(afterByHand(noTrouble, 'getData', { fault })).toEqual(noTrouble)
  })

  test('calls under way at once knock once, and an answer to one of them opens nothing', () => {
    const sentBefore = (told: Told): Told => ({ ...told, sentAt: now - second })
    const once = after(noTrouble, 'getData', { fault: 'rate-limited' })
    const many = [1, 2, 3].reduce(
      trouble => afterByHand(trouble, 'getNews', sentBefore({ fault: 'rate-limited' })),
      once
    )
    expect(many.closed?.until).toBe(now + minute)
    expect(afterByHand(many, 'getNews', sentBefore({})).closed).toBe(many.closed)
    expect(afterByHand(many, 'getNews').closed).toBeNull()
  })

  test('no failure, however often, waits longer than it must: six hours at most by our own choice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...apiFaultCodes), { maxLength: 40 }), codes => {
        const { closed, outage, sulking } = met(...codes)
        for (const wait of [closed, outage, ...Object.values(sulking)]) {
          if (wait === null) continue
          expect(wait.until - now).toBeGreaterThanOrEqual(second)
          expect(wait.until - now).toBeLessThanOrEqual(6 * 3_600_000)
        }
      })
    )
  })
})

describe('forgiven', () => {
  test('by a person: every wait and stop, not the locks', () => {
    const trouble = met('plan-required', 'key-refused', 'limited', 'refused', 'offline')
    expect(troubleForgiven(trouble, 'all')).toEqual({ ...noTrouble, locked: trouble.locked })
  })

  test('by a network that is back: what an outage left behind, nothing else', () => {
    const trouble = after(
      after(met('key-refused', 'limited', 'upstream-unavailable'), 'getTop', { fault: 'refused' }),
      'getNews',
      { fault: 'timed-out', charged: null }
    )
    const forgiven = troubleForgiven(trouble, 'outage')
    expect(forgiven.outage).toBeNull()
    expect(Object.keys(forgiven.sulking)).toEqual(['need getTop'])
    expect([forgiven.stopped, forgiven.closed]).toEqual([trouble.stopped, trouble.closed])
  })
})

test('a clock set back makes no wait longer', () => {
  const trouble = met('limited', 'offline', 'refused')
  expect(troubleSeenAt(trouble, now)).toBe(trouble)
  const back = now - 86_400_000
  const seen = troubleSeenAt(trouble, back)
  const pairs = [
    [seen.closed, trouble.closed],
    [seen.outage, trouble.outage],
    [seen.sulking['getData'], trouble.sulking['getData']]
  ]
  for (const [wait, before] of pairs)
    expect(wait && before && wait.until - before.until).toBe(wait && -86_400_000)
})

test('a mistake of our own waits like a bad answer, without a word of what it was', () => {
  const trouble = troubleAfterMistake(noTrouble, needOf('getData'), now)
  expect(trouble.sulking['getData']).toMatchObject({ until: now + minute, fault: { code: 'internal' } })
})

test('the fault that stops most is the one to tell', () => {
  expect(worstFault(noTrouble)).toBeNull()
  expect(worstFault(met('limited'))?.code).toBe('limited')
  expect(worstFault(met('limited', 'offline'))?.code).toBe('offline')
  expect(worstFault(met('key-refused', 'offline'))?.code).toBe('key-refused')
})

test('of one operation alone only the quotes are told of: the others have a panel that tells', () => {
  expect(worstFault(met('unreadable'))?.code).toBe('unreadable')
  expect(worstFault(met('plan-required'))?.code).toBe('plan-required')
  expect(worstFault(after(met('unreadable'), 'getData'))).toBeNull()
  for (const fault of ['unreadable', 'plan-required'] as const)
    expect(worstFault(after(noTrouble, 'getNews', { fault }))).toBeNull()
})

describe('over a restart', () => {
  const reread = (value: unknown): Trouble => readTrouble(JSON.parse(JSON.stringify(value)))

  test('locks, closed doors and a refused key stay; outages and bad answers do not', () => {
    const trouble = met('plan-required', 'key-refused', 'limited', 'refused', 'offline')
    const { locked, closed, stopped } = trouble
    expect(reread(trouble)).toEqual({ ...noTrouble, locked, closed, stopped })
  })

  test.each([
    [null],
    [5],
    ['locked'],
    [[]],
    [{ locked: 5, closed: 'x', stopped: true }],
    [{ locked: { a: 1 } }]
  ])('what can’t be read is no trouble: %o', value => {
    expect(reread(value)).toEqual(noTrouble)
  })
})
