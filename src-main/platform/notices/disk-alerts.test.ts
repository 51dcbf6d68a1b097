import { expect, test } from 'vitest'
import type { NotificationFacts } from '../../../src-shared/contract/notice'
import { day, hour, minute } from '../../../src-shared/time'
import { Emitter } from '../events/emitter'
import { stillClock } from '../time/still-clock.fixture'
import { DiskAlerts } from './disk-alerts'

const trouble = {
  reason: 'full',
  folder: '/data',
  file: null,
  freeBytes: 0,
  neededBytes: 1e8,
  lockedBy: null,
  since: 0
} as const

function listening(): { alerts: DiskAlerts; received: string[]; pass(ms: number): void } {
  const clock = stillClock(Date.UTC(2026, 5, 10))
  const notifications = new Emitter<NotificationFacts>()
  const received: string[] = []
  notifications.on(({ code }) => received.push(code))
  const alerts = new DiskAlerts(clock, notifications)
  return { alerts, received, pass: ms => clock.advance(ms) }
}

test('notifies of a disk problem at once, after an hour, then daily, and when the problem ends', () => {
  const { alerts, received, pass } = listening()
  const after = (ms: number): readonly string[] => {
    pass(ms)
    return received.splice(0)
  }
  alerts.setTrouble(trouble)
  expect(after(59 * minute)).toEqual(['disk'])
  expect(after(minute)).toEqual(['disk'])
  expect(after(day - minute)).toEqual([])
  expect(after(minute)).toEqual(['disk'])
  expect(after(3 * day)).toEqual(['disk', 'disk', 'disk'])
  alerts.setTrouble(null)
  expect(after(3 * day)).toEqual(['disk-over'])
})

test('notifies once if the disk fills up again and again', () => {
  const { alerts, received, pass } = listening()
  for (let times = 0; times < 6; times++) {
    alerts.setTrouble(trouble)
    pass(minute)
    alerts.setTrouble(null)
    pass(5 * minute)
  }
  expect(received).toEqual(['disk'])
  pass(2 * hour)
  alerts.setTrouble(trouble)
  expect(received).toEqual(['disk', 'disk'])
})

test('sends no reminders after it is closed', () => {
  const { alerts, received, pass } = listening()
  alerts.setTrouble(trouble)
  alerts.close()
  pass(2 * day)
  expect(received).toEqual(['disk'])
})
