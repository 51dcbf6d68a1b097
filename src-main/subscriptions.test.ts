import { expect, test, vi } from 'vitest'
import type { KnownAnswer } from '../src-shared/contract/answers'
import { overTheWire, Watch } from './resilience.fixture'
import { day, hour, minute } from '../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

const question = { operation: 'getMarketBreadth', params: { symbol: 'BTC ETH' } }
const hourly = { ...question, feature: 'market', everyMs: hour } as const

/** A watch in which only the subscription costs anything: 20 credits a call. */
async function begun() {
  // Long before a midnight UTC, when quotas are renewed: what a lost answer cost is certain then.
  const watch = await Watch.start(undefined, undefined, Date.UTC(2026, 10, 22, 8))
  const { services } = watch.app
  watch.service.controls.setPrice('getData', 0)
  await services.connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs: hour }] })
  await services.settings.change({ backgroundShare: 100 })
  /** What the service charged for each call of it, newest first. */
  const charges = (): readonly number[] =>
    watch.service.controls
      .calls('getMarketBreadth')
      .map(({ charged }) => charged)
      .reverse()
  const asked = (): number => charges().length
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
  /** Begun, and asked for the first time. */
  const keepFresh = async (): Promise<KnownAnswer> => {
    const known = await services.answers.keepFresh(hourly)
    await watch.answered()
    return known
  }
  return { watch, services, charges, asked, booked, keepFresh }
}

test('an answer that is kept fresh is asked in its rhythm, booked for its panel as a planned call, and kept with its points', async () => {
  const { watch, services, charges, booked, keepFresh } = await begun()
  await services.marketFigures.look({ list: 'watched', coins: ['BTC', 'ETH'] })
  const known = await keepFresh()
  expect(known).toMatchObject({ freshEveryMs: hour, kept: null })
  await watch.pass(3 * hour - 10 * minute, 5 * minute)
  // At once, and then hourly, or a little slower where the quota asks for it.
  const calls = charges().length
  expect(calls).toBeGreaterThanOrEqual(2)
  expect(calls).toBeLessThanOrEqual(4)
  expect((await booked()).map(({ feature, charged }) => [feature, charged])).toEqual(
    charges().map(charged => ['market', charged])
  )
  const { kept } = await services.answers.look(question)
  expect(kept).toMatchObject({ answer: { kind: 'breadth' }, origin: 'live' })
  const { breadthPoints } = await services.marketFigures.look({ list: 'watched', coins: ['BTC', 'ETH'] })
  expect(breadthPoints.filter(({ origin }) => origin === 'service')).toHaveLength(calls)
})

test('calls that never arrive, and those whose answer is lost, stand in the ledger at what the service charged', async () => {
  const { watch, charges, booked, keepFresh } = await begun()
  let attempts = 0
  watch.fetch = async (...request) => {
    const isAsked = String(request[0]).includes('getMarketBreadth')
    // The first is sent and never arrives; of the second, which is charged, the answer does not come back.
    if (isAsked && ++attempts === 1) throw new Error('net::ERR_CONNECTION_RESET')
    const answer = await overTheWire(...request)
    if (isAsked && attempts === 2) throw new Error('net::ERR_CONNECTION_RESET')
    return answer
  }
  await keepFresh()
  await watch.pass(5 * hour, 5 * minute)
  expect(attempts).toBe(charges().length + 1)
  const sum = (credits: readonly (number | null)[]): number =>
    credits.reduce<number>((all, one) => all + (one ?? NaN), 0)
  const entries = await booked()
  expect(entries).toHaveLength(attempts)
  expect(sum(entries.map(({ charged }) => charged))).toBe(sum(charges()))
  expect(entries.filter(({ state }) => state === 'inferred').map(({ charged }) => charged)).toHaveLength(2)
})

test('the plan lists it with what a day costs, counts it, and no longer once it is ended', async () => {
  const { watch, services, asked } = await begun()
  const before = await services.connection.plan()
  await services.answers.ask({ ...question, feature: 'market' })
  await services.answers.keepFresh(hourly)
  const plan = await services.connection.plan()
  expect(plan.subscriptions).toMatchObject([
    { ...question, everyMs: hour, callsPerDay: 24, creditsPerDay: 480 }
  ])
  expect(plan.callsPerDay - before.callsPerDay).toBeCloseTo(24)
  expect((plan.creditsPerDay ?? NaN) - (before.creditsPerDay ?? NaN)).toBeCloseTo(480)
  await services.answers.keepFresh({ ...hourly, everyMs: null })
  expect((await services.connection.plan()).subscriptions).toEqual([])
  await watch.pass(3 * hour, 15 * minute)
  expect(asked()).toBe(1)
})

test('it never spends more than the budget of the day, waits where that is used up, and goes on with the next', async () => {
  const { watch, services, asked, keepFresh } = await begun()
  await services.answers.ask({ ...question, feature: 'market' })
  const spent = (await services.credits.gauge()).today.spent
  // Enough for two more calls and not for three.
  await services.settings.change({ dailyBudget: Math.ceil(spent) + 50 })
  await keepFresh()
  const midnight = new Date(watch.clock.now())
  midnight.setHours(24, 0, 0, 0)
  const left = midnight.getTime() - watch.clock.now()
  if (left > 20 * minute) await watch.pass(left - 10 * minute, 20 * minute)
  expect((await services.credits.gauge()).today.spent).toBeLessThanOrEqual(Math.ceil(spent) + 50)
  expect(asked()).toBeLessThanOrEqual(3)
  const today = asked()
  await watch.pass(20 * hour, hour / 2)
  expect(asked()).toBeGreaterThan(today)
  expect((await services.credits.gauge()).today.spent).toBeLessThanOrEqual(Math.ceil(spent) + 50)
})

test('it is there after a restart, stops while all is paused, and its last answer stays', async () => {
  const { watch, services, asked, keepFresh } = await begun()
  await keepFresh()
  await watch.pass(10 * minute, minute)
  expect(asked()).toBe(1)
  await services.schedule.pause({ until: null })
  await watch.restart()
  await watch.pass(3 * hour, 20 * minute)
  expect(asked()).toBe(1)
  const later = await watch.app.services.answers.look(question)
  expect(later).toMatchObject({ freshEveryMs: hour, kept: { origin: 'cached', answer: { kind: 'breadth' } } })
  expect(watch.clock.now() - (later.kept?.at ?? 0)).toBeGreaterThan(3 * hour - minute)
  await watch.app.services.schedule.resume()
  await watch.pass(2 * minute, minute)
  expect(asked()).toBe(2)
})

test('a question that can’t be asked, and one too many, are refused; what is kept stays', async () => {
  const { services } = await begun()
  for (let index = 0; index < 40; index++)
    await services.answers.keepFresh({ ...hourly, params: { symbol: `C${index}` }, everyMs: 7 * day })
  await expect(services.answers.keepFresh(hourly)).rejects.toThrow()
  await expect(services.answers.keepFresh({ ...hourly, operation: 'getNothing' })).rejects.toThrow()
  expect((await services.connection.plan()).subscriptions).toHaveLength(40)
})
