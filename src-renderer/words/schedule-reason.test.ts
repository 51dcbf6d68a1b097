import type { ScheduleReason } from '@contract'
import { expect, test } from 'vitest'
import { scheduleReasonWords } from './schedule-reason'
import { m } from '../../src-shared/messages/m'

test.each<[ScheduleReason, string | null]>([
  [{ code: 'as-planned' }, null],
  [{ code: 'retry-after' }, m.schedule.reason['retry-after']()],
  [{ code: 'budget-used-up', limit: 'day' }, m.schedule.slowed.usedUp({ limit: m.schedule.limit.day() })],
  [{ code: 'slowed', by: [{ code: 'on-battery' }, { code: 'window-hidden' }] }, 'on battery, window hidden'],
  [{ code: 'slowed', by: [{ code: 'quota-to-last', days: 30 }] }, m.schedule.slowed.quota({ days: 30 })],
  [
    { code: 'slowed', by: [{ code: 'limit-used', limit: 'quota', used: 0.604, renewalKnown: false }] },
    m.schedule.slowed.resetUnknown({
      used: m.schedule.slowed.share({ percent: 60, limit: m.schedule.limit.quota() })
    })
  ]
])('describes the reason %j', (reason, words) => {
  expect(scheduleReasonWords(reason)).toBe(words)
})
