import { unwatched } from '../../platform/time/unwatched.fixture'
import { expect, onTestFinished, test } from 'vitest'
import { openBooks } from '../../credits/fake-service.fixture'
import { FakeFeature, indexed, quotes, settled } from './clockwork.fixture'
import { RenewalCheck } from './renewal-check'
import { ScheduleService } from './schedule-service'
import { StoredHealth } from '../service-health/stored-health'
import { hour } from '../../../src-shared/time'

function watch(periodBudget: number | null) {
  const books = openBooks({
    knownPrice: operation => (operation === 'getData' ? 10 : 1),
    periodBudget: () => periodBudget
  })
  const { calls, credits, budget, limits, clock, facts, service } = books
  let used = 0
  service.answer = operation => {
    used += operation === 'getData' ? 10 : 1
    return { ...indexed, charged: operation === 'getData' ? 10 : 1, used, limit: 1000 }
  }
  const schedule = new ScheduleService({
    clock,
    facts,
    calls,
    agreed: () => true,
    random: () => 1,
    health: new StoredHealth(facts),
    inBackground: unwatched,
    sources: {
      quotes: new FakeFeature({ ...quotes, everyMs: hour }, books),
      renewal: new RenewalCheck({ calls, credits, limits, operation: 'getFearGreed' })
    },
    allowances: () => budget.allowances(),
    circumstances: () => ({ isUnattended: false, onBattery: false })
  })
  onTestFinished(() => schedule.stop())
  const spend = async (times: number): Promise<void> => {
    for (let date = 0; date < times; date++)
      await calls.call('getData', { date: String(date) }, 'watchlist', 'schedule')
  }
  const pass = async (hours: number): Promise<void> => {
    for (let passed = 0; passed < hours * 4; passed++) {
      clock.advance(hour / 4)
      await settled()
    }
  }
  const count = (operation: string): number =>
    service.calls.filter(call => call.operation === operation).length
  return { schedule, pass, spend, count, renew: () => (used = 0) }
}

test('checks a used-up period budget once a day until it is renewed', async () => {
  const { schedule, spend, pass, count, renew } = watch(100)
  await spend(7)
  schedule.start()
  await pass(23)
  expect([count('getData'), count('getFearGreed')]).toEqual([7, 0])
  expect(schedule.status().next).toMatchObject({
    need: 'renewal',
    reason: { code: 'budget-used-up', limit: 'period' }
  })
  await pass(72)
  expect([count('getData'), count('getFearGreed')]).toEqual([7, 3])
  renew()
  await pass(25)
  expect(count('getData')).toBeGreaterThan(7)
})

test('makes no check if no period budget is used up', async () => {
  const { schedule, pass, count } = watch(null)
  schedule.start()
  await pass(50)
  expect(count('getFearGreed')).toBe(0)
})
