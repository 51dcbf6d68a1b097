import { describe, expect, test } from 'vitest'
import { faultWords } from '../../../src-shared/words/fault'
import { notificationWords, type NotificationWords } from '../../../src-shared/words/notification'
import type { Fault } from '../../../src-shared/contract/fault'
import type { NotificationFacts } from '../../../src-shared/contract/notice'
import { Emitter } from '../../platform/events/emitter'
import { openBooks, type Books, type TestOutcome } from '../../credits/fake-service.fixture'
import { faultOf } from '../../platform/faults/fault'
import { IncidentWatch } from './incident-watch'
import { incidentsFact } from './incident-memory'
import { m } from '../../../src-shared/messages/m'

const now = Date.parse('2026-06-10T12:00:00-02:30')

const wordsOf = (fault: Fault): NotificationWords =>
  notificationWords({ code: 'incident', fault, phase: 'new', since: now }, now)

function listening(books: Books): {
  alerts: IncidentWatch
  received: NotificationWords[]
  ask(outcome: TestOutcome): Promise<unknown>
} {
  const notifications = new Emitter<NotificationFacts>()
  const alerts = new IncidentWatch(books.calls, books.facts, books.clock, notifications)
  const received: NotificationWords[] = []
  notifications.on(alert => received.push(notificationWords(alert, books.clock.now())))
  const ask = (outcome: TestOutcome): Promise<unknown> => {
    books.service.answer = () => outcome
    return books.calls.call('getNews', {}, 'news')
  }
  return { alerts, received, ask }
}

describe('the notification of an incident', () => {
  test('the notification is sent once, even after a restart', async () => {
    const books = openBooks()
    const first = listening(books)
    await first.ask({ fault: 'plan-required' })
    await first.ask({ fault: 'plan-required' })
    expect(first.received).toHaveLength(1)
    books.close()
    const again = listening(openBooks({ folder: books.folder, clock: books.clock }))
    await again.ask({ fault: 'plan-required' })
    expect(again.received).toEqual([])
  })

  test('the notification is sent again for another key', async () => {
    const { alerts, received, ask } = listening(openBooks())
    await ask({ fault: 'quota-exceeded' })
    alerts.forget()
    await ask({ fault: 'quota-exceeded' })
    expect(received).toHaveLength(2)
  })

  test('the notification isn’t saved again while nothing changes', async () => {
    const books = openBooks()
    const { ask } = listening(books)
    await ask({ fault: 'quota-exceeded' })
    const stored = books.facts.read(incidentsFact)
    books.facts.forget(incidentsFact)
    await ask({ fault: 'quota-exceeded' })
    expect(stored).not.toBeNull()
    expect(books.facts.read(incidentsFact)).toBeNull()
  })
})

test('the notification of a refused key is repeated without any calls, even after a restart', async () => {
  const books = openBooks()
  const first = listening(books)
  await first.ask({ fault: 'key-refused' })
  books.clock.advance(61 * 60_000)
  expect(first.received).toHaveLength(2)
  expect(first.received[1]?.body).toContain('Still failing after 60 minutes.')
  first.alerts.close()
  books.clock.advance(2 * 86_400_000)
  expect(first.received).toHaveLength(2)
  books.close()
  const again = listening(openBooks({ folder: books.folder, clock: books.clock }))
  books.clock.advance(1_000)
  expect(again.received).toHaveLength(1)
})

test('the notification of an incident’s end contains the duration', async () => {
  const books = openBooks()
  const { received, ask } = listening(books)
  await ask({ fault: 'quota-exceeded' })
  books.clock.advance(3 * 3_600_000)
  await ask({ charged: 1 })
  expect(received.at(-1)).toEqual({
    title: m.notifications.incidentOver['quota-exceeded'](),
    body: m.notifications.incidentOverBody({ span: '3 hours' })
  })
})

describe('notification texts', () => {
  test.each([
    [
      'plan-required',
      m.notifications.incident['plan-required'](),
      m.notifications.operationLocked({ operation: 'getNews' })
    ],
    ['quota-exceeded', 'Quota used up', m.faults.what['quota-exceeded']()],
    ['rate-limited', 'Too many calls', m.faults.what['rate-limited']()],
    ['limited', m.notifications.incident.limited(), m.faults.what.limited()]
  ] as const)('%s: texts say what stopped, what it means and what happens next', (code, title, what) => {
    const fault = faultOf(code, { operation: 'getNews' })
    const { means, next } = faultWords(fault)
    const alert = wordsOf(fault)
    expect(alert.title).toBe(title)
    expect(alert.body).toBe(`${what} ${means} ${next}`)
  })

  test('notification texts contain the retry time, with the day if it isn’t today', () => {
    const body = (retryAt: number): string => wordsOf(faultOf('limited', { retryAt })).body
    expect(body(Date.parse('2026-06-10T14:05:00-02:30'))).toContain('wait until 14:05. ')
    expect(body(Date.parse('2026-06-12T14:05:00-02:30'))).toContain('wait until 12 Jun, 14:05. ')
  })

  test('notification texts don’t contain the service’s own message', () => {
    const fault = faultOf('limited', { said: '<b>Rate limit exceeded</b>' })
    expect(wordsOf(fault).body).not.toContain('Rate limit')
  })
})
