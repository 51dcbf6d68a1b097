import type { ScheduleReason } from '@contract'
import { expect, test } from 'vitest'
import { reasonWords } from './schedule-reason'

test.each<[ScheduleReason, string | null]>([
  [{ code: 'as-planned' }, null],
  [{ code: 'retry-after' }, 'after the wait the service asked for'],
  [{ code: 'budget-used-up', limit: 'day' }, 'today’s budget is used up'],
  [{ code: 'slowed', by: [{ code: 'on-battery' }, { code: 'window-hidden' }] }, 'on battery, window hidden'],
  [{ code: 'slowed', by: [{ code: 'quota-to-last', days: 30 }] }, 'slower, so that the quota lasts 30 days'],
  [
    { code: 'slowed', by: [{ code: 'limit-used', limit: 'quota', used: 0.604, renewalKnown: false }] },
    '60 % of the quota used, its renewal not known yet'
  ]
])('the window says %j as words', (reason, words) => {
  expect(reasonWords(reason)).toBe(words)
})
