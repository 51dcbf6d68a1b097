import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiFaultCode } from '../../../src-shared/contract/fault'
import type { TestOutcome } from '../../credits/fake-service.fixture'
import { earlierIncidents } from './saved-by-earlier.fixture'
import { incidentsFact } from './incident-memory'
import { closed, Listener, locked, start } from './incident-listener.fixture'
import { noIncidents } from './incidents'
import { readAs } from '../../platform/storage/fact.fixture'
import { day, hour, minute } from '../../../src-shared/time'

describe('a lasting incident', () => {
  test.each(['quota-exceeded', 'limited'] as const)(
    'notifies the user of %s immediately, then after an hour, a day and each week',
    fault => {
      const listener = new Listener()
      listener.go(30 * day, 10 * minute, { fault })
      expect(listener.words()).toEqual([
        [0, 'new'],
        [hour, 'again'],
        [hour + day, 'again'],
        [hour + 8 * day, 'again'],
        [hour + 15 * day, 'again'],
        [hour + 22 * day, 'again'],
        [hour + 29 * day, 'again']
      ])
    }
  )

  test('the notification of a refused key is repeated although no calls are made', () => {
    const listener = new Listener()
    listener.record('getData', { fault: 'key-refused' })
    listener.wait(9 * day)
    expect(listener.words()).toEqual([
      [0, 'new'],
      [hour, 'again'],
      [hour + day, 'again'],
      [hour + 8 * day, 'again']
    ])
  })

  test.each(['offline', 'timed-out', 'upstream-unavailable', 'sign-in-page'] as const)(
    'notifies the user of %s only after two minutes',
    fault => {
      const listener = new Listener()
      listener.go(2 * minute, 20_000, { fault })
      expect(listener.notifications).toEqual([])
      listener.go(30 * minute, 5 * minute, { fault: 'offline' })
      expect(listener.words()).toEqual([[2 * minute, 'new']])
      listener.go(hour, 5 * minute, { fault })
      expect(listener.words()[1]).toEqual([hour + 2 * minute, 'again'])
    }
  )

  test('the user is notified of a locked keychain once', () => {
    const listener = new Listener()
    listener.record('getData', { fault: 'keychain-silent' })
    listener.now += 20_000
    listener.record('getData', { charged: 1 })
    expect(listener.notifications).toEqual([])
    listener.now += day
    listener.go(10 * day, hour, { fault: 'keychain-silent' })
    expect(listener.notifications).toHaveLength(1)
  })

  test('the user is notified of each locked operation once', () => {
    const listener = new Listener()
    for (const operation of ['getNews', 'getTop', 'getNews']) listener.go(day, hour, locked, operation)
    expect(listener.notifications.map(({ fault }) => fault.operation)).toEqual(['getNews', 'getTop'])
  })

  const unusable = ['refused', 'unreadable', 'unknown-endpoint', 'unexpected-status'] as const

  test.each([...unusable, 'budget-stopped'] as const)(
    '%s isn’t an incident if only an operation other than quotes fails with it',
    code => {
      const listener = new Listener()
      listener.go(day, hour, { fault: code }, 'getNews')
      expect(listener.notifications).toEqual([])
      expect(listener.incidents).toBe(noIncidents)
    }
  )

  test.each(unusable)(
    'if quotes fail with %s, notifies the user when the failure lasts and again when it ends',
    code => {
      const listener = new Listener()
      listener.record('getData', { fault: code })
      listener.now += 2 * minute
      listener.record('getData', { charged: 1 })
      listener.go(10 * minute, minute, { fault: code })
      listener.record('getNews', { charged: 1 })
      listener.record('getData', { charged: 1 })
      expect(listener.words().map(([, what]) => what)).toEqual(['new', 'over'])
    }
  )

  test('an incident isn’t saved again while nothing changes', () => {
    const listener = new Listener()
    listener.record('getData', closed)
    const { incidents } = listener
    listener.go(50 * minute, minute, closed)
    expect(listener.incidents).toBe(incidents)
  })
})

describe('the end of an incident', () => {
  test('the user is notified of the end of a lasting incident once', () => {
    const listener = new Listener()
    listener.go(3 * hour, 5 * minute, { fault: 'offline' })
    for (let index = 0; index < 5; index++) listener.record('getData', { charged: 1 })
    expect(
      listener
        .words()
        .slice(-2)
        .map(([, what]) => what)
    ).toEqual(['again', 'over'])
    expect(listener.notifications.at(-1)).toMatchObject({ since: start, fault: { code: 'offline' } })
  })

  test.each<[string, number, TestOutcome]>([
    ['was over before the user was notified', minute, { fault: 'offline' }],
    ['was over soon after', 6 * minute, { fault: 'offline' }],
    ['is a locked operation', 3 * hour, locked]
  ])('doesn’t notify the user of the end of an incident that %s', (_, lasted, outcome) => {
    const listener = new Listener()
    listener.go(lasted, minute, outcome)
    listener.record('getData', { charged: 1 })
    expect(listener.words().map(([, what]) => what)).not.toContain('over')
  })

  const notifiesAgain = (
    between: [string, TestOutcome],
    trouble: TestOutcome,
    operation = 'getNews'
  ): boolean => {
    const listener = new Listener()
    listener.record(operation, trouble)
    listener.record(...between)
    listener.now += 61 * minute
    listener.record(operation, trouble)
    return listener.notifications.filter(({ phase }) => phase === 'new').length === 2
  }

  test.each<[string, string, TestOutcome, boolean]>([
    ['a charged success of the same operation', 'getNews', { charged: 10 }, true],
    ['a charged success of another operation', 'getData', { charged: 10 }, false],
    ['a free success', 'getNews', { charged: 0 }, false],
    ['a success with an unknown charge', 'getNews', { charged: null }, false],
    ['another failure', 'getNews', { fault: 'offline' }, false]
  ])('decides whether a 402 has ended after %s', (_, operation, outcome, ends) => {
    expect(notifiesAgain([operation, outcome], locked)).toBe(ends)
  })

  test.each<[ApiFaultCode, string, TestOutcome, boolean]>([
    ['quota-exceeded', 'a charged success', { charged: 1 }, true],
    ['quota-exceeded', 'a free success', { charged: 0 }, false],
    ['key-refused', 'a free success', { charged: 0 }, true],
    ['key-refused', 'a 403 locked: the key was checked', locked, true],
    ['key-refused', 'no network', { fault: 'offline' }, false],
    ['keychain-silent', 'no network: the key was read', { fault: 'offline' }, true]
  ])('decides whether %s has ended after %s', (fault, _, outcome, ends) => {
    const listener = new Listener()
    listener.go(hour / 2, minute, { fault })
    const first = listener.notifications.length
    listener.record('getData', outcome)
    const name = Object.keys(listener.incidents).find(one => listener.incidents[one]?.fault.code === fault)
    expect(first).toBeGreaterThan(0)
    expect(listener.incidents[name ?? '']?.overAt === null).toBe(!ends)
  })

  test('an outage ends with any response from the service, even a refusal', () => {
    for (const fault of ['plan-required', 'key-refused', 'quota-exceeded', 'limited'] as const) {
      const listener = new Listener()
      listener.go(20 * minute, minute, { fault: 'upstream-unavailable' })
      listener.record('getTop', { fault })
      expect(listener.incidents['service']?.overAt).not.toBeNull()
    }
  })
})

test('incidents continue unchanged after restarts at any moment', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.boolean()), restarts => {
      const [still, restarted] = [new Listener(), new Listener()]
      for (const listener of [still, restarted]) {
        for (let index = 0; index < 150; index++) {
          const fault =
            index < 40 ? 'offline' : index < 60 ? null : index < 100 ? 'quota-exceeded' : 'key-refused'
          listener.record('getData', fault === null ? { charged: 1 } : { fault })
          if (listener === restarted && restarts.next().value) listener.restart()
          listener.wait(15 * minute)
        }
      }
      expect(restarted.notifications).toEqual(still.notifications)
    }),
    { numRuns: 20 }
  )
})

test('notifies again after the clock was set back', () => {
  const listener = new Listener()
  listener.record('getData', closed)
  listener.now -= 365 * day
  listener.record('getData', closed)
  expect(listener.notifications).toHaveLength(2)
})

test.each([
  [null],
  [7],
  ['x'],
  [[]],
  [{ open: { '429': { since: 1, notifications: true } }, notifiedAt: {} }],
  [{ '429': { since: 1, notifications: 'x' }, constructor: {} }]
])('ignores unreadable incidents: %o', value => {
  expect(readAs(incidentsFact, value) ?? noIncidents).toEqual(noIncidents)
})

test('doesn’t repeat notifications that an earlier version sent', () => {
  const stored = readAs(incidentsFact, JSON.parse(earlierIncidents)) ?? noIncidents
  expect(
    Object.entries(stored).map(([name, { notifications, fault }]) => [name, notifications, fault.code])
  ).toEqual([
    ['limit', 1, 'limited'],
    ['key', 1, 'key-refused']
  ])
})
