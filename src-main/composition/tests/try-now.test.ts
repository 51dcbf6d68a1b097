import { expect, test, vi } from 'vitest'
import { Watch } from './resilience.fixture'
import { hour, minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

test('a manual retry during an outage makes a single call, and resumes everything once it succeeds', async () => {
  const watch = await Watch.start(undefined, undefined, Date.UTC(2026, 10, 22, 8))
  watch.service.controls.setOutage(502)
  await watch.pass(hour, minute)
  const { schedule } = watch.app.services
  const before = watch.service.controls.calls().length
  const { health, trial } = schedule.status()
  expect([health, trial?.price.reserve]).toEqual(['source-down', expect.any(Number)])
  expect(await schedule.retryNow()).toMatchObject({ fault: { code: 'upstream-unavailable' }, charged: 0 })
  expect(schedule.status().health).toBe('source-down')
  watch.service.controls.setOutage(null)
  const tried = await schedule.retryNow()
  expect(tried).toMatchObject({ fault: null, operation: trial?.operation, status: { health: 'live' } })
  expect(tried.charged).toBeLessThanOrEqual(trial?.price.reserve ?? 0)
  const made = watch.service.controls.calls().slice(before)
  expect(made.slice(0, 2).map(({ operation, status }) => [operation, status])).toEqual([
    [trial?.operation, 502],
    [trial?.operation, 200]
  ])
})
