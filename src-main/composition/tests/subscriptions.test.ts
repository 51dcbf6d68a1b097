import { expect, test, vi } from 'vitest'
import type { AnswerStatus } from '../../../src-shared/contract/answers'
import { overTheWire, Watch } from './resilience.fixture'
import { day, hour, minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

const call = { operation: 'getMarketBreadth', params: { symbol: 'BTC ETH' } }
const hourly = { ...call, feature: 'market', everyMs: hour } as const

/** An app in which only the subscription costs credits, 20 per call. */
async function begun() {
  // At this time no midnight (UTC) is near. A reset then would hide the charge of a lost response.
  const watch = await Watch.start(undefined, undefined, Date.UTC(2026, 10, 22, 8))
  const { services } = watch.app
  watch.service.controls.setPrice('getData', 0)
  await services.connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs: hour }] })
  await services.settings.change({ backgroundShare: 100 })
  const charges = (): readonly number[] =>
    watch.service.controls
      .calls('getMarketBreadth')
      .map(({ charged }) => charged)
      .reverse()
  const callCount = (): number => charges().length
  const booked = async () => {
    const filter = {
      operation: 'getMarketBreadth',
      coin: null,
      feature: null,
      from: null,
      to: null,
      open: false
    }
    return services.credits.ledger({ before: null, limit: 100, filter })
  }
  const setAutoRefresh = async (): Promise<AnswerStatus> => {
    const known = await services.answers.setAutoRefresh(hourly)
    await watch.answered()
    return known
  }
  return { watch, services, charges, callCount, booked, setAutoRefresh }
}

test('loads a subscription at its interval and records the charges under its panel', async () => {
  const { watch, services, charges, booked, setAutoRefresh } = await begun()
  await services.marketFigures.view({ list: 'watched', coins: ['BTC', 'ETH'] })
  const known = await setAutoRefresh()
  expect(known).toMatchObject({ autoRefreshMs: hour, saved: null })
  await watch.pass(3 * hour - 10 * minute, 5 * minute)
  // The calls are made hourly or a little less often.
  const calls = charges().length
  expect(calls).toBeGreaterThanOrEqual(2)
  expect(calls).toBeLessThanOrEqual(4)
  expect((await booked()).map(({ feature, charged }) => [feature, charged])).toEqual(
    charges().map(charged => ['market', charged])
  )
  const { saved } = await services.answers.view(call)
  expect(saved).toMatchObject({ answer: { kind: 'breadth' }, origin: 'live' })
  const { breadthPoints } = await services.marketFigures.view({ list: 'watched', coins: ['BTC', 'ETH'] })
  expect(breadthPoints.filter(({ origin }) => origin === 'service')).toHaveLength(calls)
})

test('records the actual charge of calls that were lost or whose responses were lost', async () => {
  const { watch, charges, booked, setAutoRefresh } = await begun()
  let attempts = 0
  watch.fetch = async (...request) => {
    const isBreadthCall = String(request[0]).includes('getMarketBreadth')
    // The first call doesn't reach the service. The second is charged, but its response is lost.
    if (isBreadthCall && ++attempts === 1) throw new Error('net::ERR_CONNECTION_RESET')
    const answer = await overTheWire(...request)
    if (isBreadthCall && attempts === 2) throw new Error('net::ERR_CONNECTION_RESET')
    return answer
  }
  await setAutoRefresh()
  await watch.pass(5 * hour, 5 * minute)
  expect(attempts).toBe(charges().length + 1)
  const sum = (credits: readonly (number | null)[]): number =>
    credits.reduce<number>((all, one) => all + (one ?? NaN), 0)
  const entries = await booked()
  expect(entries).toHaveLength(attempts)
  expect(sum(entries.map(({ charged }) => charged))).toBe(sum(charges()))
  expect(entries.filter(({ state }) => state === 'inferred').map(({ charged }) => charged)).toHaveLength(2)
})

test('lists a subscription in the plan with its daily cost until it ends', async () => {
  const { watch, services, callCount } = await begun()
  const before = await services.connection.plan()
  await services.answers.ask({ ...call, feature: 'market' })
  await services.answers.setAutoRefresh(hourly)
  const plan = await services.connection.plan()
  expect(plan.subscriptions).toMatchObject([{ ...call, everyMs: hour, callsPerDay: 24, creditsPerDay: 480 }])
  expect(plan.callsPerDay - before.callsPerDay).toBeCloseTo(24)
  expect((plan.creditsPerDay ?? NaN) - (before.creditsPerDay ?? NaN)).toBeCloseTo(480)
  await services.answers.setAutoRefresh({ ...hourly, everyMs: null })
  expect((await services.connection.plan()).subscriptions).toEqual([])
  await watch.pass(3 * hour, 15 * minute)
  expect(callCount()).toBe(1)
})

test('a subscription waits while the daily budget is used up, and resumes the next day', async () => {
  const { watch, services, callCount, setAutoRefresh } = await begun()
  await services.answers.ask({ ...call, feature: 'market' })
  const spent = (await services.credits.gauge()).today.spent
  // The new budget leaves enough for two more calls.
  await services.settings.change({ dailyBudget: Math.ceil(spent) + 50 })
  await setAutoRefresh()
  const midnight = new Date(watch.clock.now())
  midnight.setHours(24, 0, 0, 0)
  const left = midnight.getTime() - watch.clock.now()
  if (left > 20 * minute) await watch.pass(left - 10 * minute, 20 * minute)
  expect((await services.credits.gauge()).today.spent).toBeLessThanOrEqual(Math.ceil(spent) + 50)
  expect(callCount()).toBeLessThanOrEqual(3)
  const today = callCount()
  await watch.pass(20 * hour, hour / 2)
  expect(callCount()).toBeGreaterThan(today)
  expect((await services.credits.gauge()).today.spent).toBeLessThanOrEqual(Math.ceil(spent) + 50)
})

test('a subscription survives a restart, and stops while everything is paused', async () => {
  const { watch, services, callCount, setAutoRefresh } = await begun()
  await setAutoRefresh()
  await watch.pass(10 * minute, minute)
  expect(callCount()).toBe(1)
  await services.schedule.pause({ until: null })
  await watch.restart()
  await watch.pass(3 * hour, 20 * minute)
  expect(callCount()).toBe(1)
  const later = await watch.app.services.answers.view(call)
  expect(later).toMatchObject({
    autoRefreshMs: hour,
    saved: { origin: 'cached', answer: { kind: 'breadth' } }
  })
  expect(watch.clock.now() - (later.saved?.at ?? 0)).toBeGreaterThan(3 * hour - minute)
  await watch.app.services.schedule.resume()
  await watch.pass(2 * minute, minute)
  expect(callCount()).toBe(2)
})

test('rejects an unknown operation and a subscription over the limit', async () => {
  const { services } = await begun()
  for (let index = 0; index < 40; index++)
    await services.answers.setAutoRefresh({ ...hourly, params: { symbol: `C${index}` }, everyMs: 7 * day })
  await expect(services.answers.setAutoRefresh(hourly)).rejects.toThrow()
  await expect(services.answers.setAutoRefresh({ ...hourly, operation: 'getNothing' })).rejects.toThrow()
  expect((await services.connection.plan()).subscriptions).toHaveLength(40)
})
