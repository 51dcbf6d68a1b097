import { expect, test } from 'vitest'
import type { InboxEntry } from '../../src-shared/contract/alerts'
import { stillClock } from '../time/still-clock.fixture'
import { NotificationBatch } from './notification-batch'

const minute = 60_000
const entry = (id: number): InboxEntry => ({ id }) as InboxEntry

function batch() {
  const clock = stillClock(0)
  const quiet = { until: (60 * minute) as number | null }
  const untold: InboxEntry[] = []
  const told: number[][] = []
  const made = new NotificationBatch(
    clock,
    () => untold.splice(0),
    now => (quiet.until !== null && now < quiet.until ? quiet.until : null)
  )
  made.shown.on(facts => {
    if (facts.code === 'alerts') told.push(facts.entries.map(({ id }) => id))
  })
  const notice = (id: number): void => {
    untold.push(entry(id))
    made.soon()
  }
  return { clock, quiet, untold, told, made, notice }
}

test('what is noticed in quiet hours is told in one notification as they end', () => {
  const { clock, told, untold, notice } = batch()
  notice(1)
  clock.advance(30 * minute)
  notice(2)
  clock.advance(29 * minute)
  expect(told).toEqual([])
  // Nothing is marked as told that was not: a start in between tells it.
  expect(untold).toHaveLength(2)
  clock.advance(minute)
  expect(told).toEqual([[1, 2]])
  notice(3)
  clock.advance(minute)
  expect(told).toEqual([[1, 2], [3]])
})

test('what waits is told at once where quiet hours are taken away, and later where they grow', () => {
  const { clock, quiet, told, made, notice } = batch()
  notice(1)
  clock.advance(minute)
  quiet.until = 90 * minute
  made.quietChanged()
  clock.advance(60 * minute)
  expect(told).toEqual([])
  quiet.until = null
  made.quietChanged()
  clock.advance(1_000)
  expect(told).toEqual([[1]])
  // With nothing to tell a change of settings tells nothing.
  made.quietChanged()
  clock.advance(minute)
  expect(told).toHaveLength(1)
})
