import { describe, expect, test } from 'vitest'
import type { InboxEntry } from '../contract/alerts'
import type { BudgetUsed } from '../contract/notice'
import { apiFaultCodes, type Fault } from '../contract/fault'
import { inboxEntryWords } from './inbox-entry'
import { noticeWords } from './notice'
import { notificationWords } from './notification'
import { m } from '../messages/m'

const now = Date.parse('2026-06-10T12:00:00-02:30')
const fault: Fault = { code: 'offline', cause: null, operation: 'getData', said: null, retryAt: null }
const incident = { code: 'incident', fault, phase: 'new', since: now } as const

describe('a notification', () => {
  test.each(apiFaultCodes)(
    'a notification about %s has a title without a full stop and a body of sentences',
    code => {
      for (const phase of ['new', 'again', 'over'] as const) {
        const { title, body } = notificationWords({ ...incident, fault: { ...fault, code }, phase }, now)
        expect(title).toMatch(/^[A-Z].*[^.]$/)
        expect(body).toMatch(/\.$/)
      }
    }
  )

  test('a reminder shows how long the problem has lasted', () => {
    const since = now - 25 * 60_000
    const { body } = notificationWords({ ...incident, phase: 'again', since }, now)
    expect(body).toMatch(/^Still failing after 25 minutes\. /)
  })

  test.each(['window-crashing', 'window-hung'] as const)(
    'a notification about %s explains what a click does',
    code => {
      expect(notificationWords({ code }, now).body).toMatch(/click to reload\.$/i)
    }
  )
})

describe('a notification about an alert', () => {
  const entry: InboxEntry = {
    id: 1,
    alertId: 1,
    coin: 'BTC',
    at: now,
    noticedAt: now,
    missedSince: null,
    simulated: false,
    read: false,
    noticed: {
      code: 'conditions',
      conditions: [{ condition: { kind: 'price', is: 'above', value: 105 }, value: 106 }],
      note: ''
    }
  }
  const bodyAt = (shownAt: number, changes: Partial<InboxEntry> = {}): string =>
    notificationWords({ code: 'alerts', entries: [{ ...entry, ...changes }], sound: 'none' }, shownAt).body

  test('shows how long ago the alert fired, for example after a slow check or quiet hours', () => {
    expect(bodyAt(now + 20_000)).toBe('At 106.')
    expect(bodyAt(now + 9 * 60_000)).toBe('At 106. Triggered 9 minutes ago.')
    const missedSince = now - 60_000
    expect(bodyAt(now + 9 * 60_000, { missedSince })).not.toContain('ago')
  })

  test('has an inbox entry that shows how late the check was', () => {
    expect(inboxEntryWords({ ...entry, noticedAt: now + 9 * 60_000 }).body).toBe(
      'At 106. Noticed 9 minutes late.'
    )
  })
})

describe('a notice', () => {
  const used: BudgetUsed = {
    code: 'budget-used',
    span: 'day',
    mark: 80,
    limit: 2000,
    spent: 1500,
    reserved: 100,
    unknown: 0,
    forUser: 300
  }

  test("a notice about a budget lists every amount that isn't zero", () => {
    const { what, means, next } = noticeWords(used, now)
    expect(what).toBe(m.notices.budgetUsed({ mark: 80, span: 'day' }))
    expect(means).toBe(
      'Of 2,000 credits: 1,500 spent, 100 reserved for running calls. Your own calls have 300 reserved.'
    )
    expect(next).toMatch(/at midnight\.$/)
  })

  test('a notice about a used-up budget shows when calls resume', () => {
    const { what, next } = noticeWords({ ...used, span: 'period', mark: 100 }, now)
    expect(what).toBe(m.notices.budgetUsedUp({ span: 'other' }))
    expect(next).toMatch(/^Calls stop until the quota resets, /)
  })

  test.each(['settings', 'state', 'cache'] as const)(
    'a notice about a damaged %s file shows where the file was moved',
    file => {
      expect(noticeWords({ code: 'file-damaged', file, movedTo: '/data/x' }, now).next).toBe(
        m.notices.fileDamagedNext({ path: '/data/x' })
      )
    }
  )

  test("a notice has the same texts as the notification that the desktop couldn't show", () => {
    const { title, body } = notificationWords(incident, now)
    expect(noticeWords(incident, now)).toEqual({ what: title, means: body, next: '' })
  })

  test('a notice names the call in plain words', () => {
    const more = { code: 'charged-more', operation: 'getOHLC', shown: 1, charged: 3 } as const
    expect(noticeWords(more, now).what).toBe('The last daily candle call cost 3 credits instead of 1 credit.')
  })
})
