import { expect, test, vi } from 'vitest'
import { hour, minute } from '../../../src-shared/time'
import { Watch } from './resilience.fixture'

vi.setConfig({ testTimeout: 120_000 })

test('reports a call that costs more than the whole budget, and lets the user make it once', async () => {
  const watch = await Watch.start(undefined, undefined, new Date(2026, 10, 22, 8).getTime())
  const { schedule, settings } = watch.app.services
  watch.service.controls.setPrice('getData', 30)
  await watch.pass(3 * minute)
  await settings.change({ dailyBudget: 20 })
  watch.mark()
  await watch.pass(26 * hour, minute)
  expect(watch.since()).toHaveLength(0)
  expect(schedule.status().overBudgetCall).toEqual({
    need: 'quotes',
    operation: 'getData',
    price: { state: 'at-most', credits: 30, learned: null, reserve: 30 },
    credits: 30,
    budget: 20
  })

  // A single try causes no further calls.
  expect(await schedule.tryOnce()).toMatchObject({ operation: 'getData', charged: 30, fault: null })
  await watch.pass(26 * hour, minute)
  expect(watch.since()).toHaveLength(1)

  watch.service.controls.setPrice('getData', 1)
  expect(await schedule.tryOnce()).toMatchObject({ charged: 1, status: { health: 'live' } })
  expect(schedule.status().overBudgetCall).toBeUndefined()
  await watch.pass(hour, minute)
  expect(watch.since().length).toBeGreaterThan(2)
  expect(await schedule.tryOnce()).toMatchObject({ operation: null, charged: null })
})
