import type { ScheduleStatus } from '@contract'
import { expect, it } from 'vitest'
import { nextWords } from './next'
import { m } from '../../src-shared/messages/m'

const now = new Date(2026, 1, 17, 12, 0, 0).getTime()
const status = (fields: Partial<ScheduleStatus>): ScheduleStatus => ({
  health: 'live',
  paused: false,
  pausedUntil: null,
  next: { need: 'quotes', at: now + 12_000, reason: { code: 'as-planned' } },
  remedy: null,
  fault: null,
  loading: null,
  lastAnswerAt: null,
  disk: null,
  locked: [],
  ...fields
})

it('counts down to the next call', () => {
  expect(nextWords(status({}), now)).toBe('next quotes in 12 s')
  expect(nextWords(status({}), now + 11_500)).toBe('next quotes in 1 s')
  expect(nextWords(status({}), now + 12_000)).toBe('next quotes now')
})

it('includes the reason for a delay', () => {
  const next = { need: 'quotes', at: now + 40_000, reason: { code: 'retry-after' } } as const
  expect(nextWords(status({ next }), now)).toBe('next quotes in 40 s: delayed by the service')
})

it('shows how long a pause lasts', () => {
  expect(nextWords(status({ paused: true }), now)).toBe(m.schedule.paused.untilResumed())
  expect(nextWords(status({ paused: true, pausedUntil: now + 7_200_000 }), now)).toBe(
    m.schedule.paused.until({ pausedUntil: '14:00' })
  )
})

it('shows that nothing is scheduled', () => {
  expect(nextWords(status({ next: null }), now)).toBe(m.schedule.next.none())
})

it('shows which data is loading', () => {
  expect(nextWords(status({ next: null, loading: 'quotes' }), now)).toBe(
    m.schedule.next.loading({ need: 'quotes' })
  )
})
