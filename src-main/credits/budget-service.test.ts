import { describe, expect, test, vi } from 'vitest'
import type { Initiator } from './booked-call'
import { pacedTo } from './budget'
import { openBooks, type Books } from './fake-service.fixture'
import type { RhythmOffer } from '../../src-shared/contract/connection'
import { slowdownOf } from '../watching/schedule/slowdown'
import { day, hour, minute } from '../../src-shared/time'

vi.setConfig({ testTimeout: 30_000 })

const tens = { knownPrice: () => 10 }
const planned = (perDay: number) => ({ perDay, isComplete: true, isAtMost: false })
let question = 0
/** Each call has other parameters, because identical calls would be merged. */
const ask = async (books: Books, initiator: Initiator, operation = 'getNews') =>
  (await books.calls.call(operation, { date: String(question++) }, 'news', initiator)).fault?.code ?? null

describe('the day’s budget', () => {
  test('stops automatic calls at their share of the budget, and manual calls at its limit', async () => {
    const books = openBooks({ ...tens, dailyBudget: () => 100 })
    books.service.answer = () => ({ charged: 10 })
    for (let call = 0; call < 7; call++) expect(await ask(books, 'schedule')).toBeNull()
    expect(await ask(books, 'schedule')).toBe('budget-stopped')
    expect(books.budget.state()).toMatchObject({
      leftByHand: 30,
      budgets: [{ span: 'day', spent: 70, background: { limit: 70, used: 70 } }]
    })
    for (let call = 0; call < 3; call++) expect(await ask(books, 'person')).toBeNull()
    expect(await ask(books, 'person')).toBe('budget-stopped')
    expect(books.service.calls).toHaveLength(10)
  })

  test('the day’s budget survives a restart while a call is running', async () => {
    const books = openBooks({ ...tens, dailyBudget: () => 30 })
    books.service.answer = () => ({ charged: 10 })
    await ask(books, 'schedule')
    books.service.holdResponses()
    void ask(books, 'person')
    books.close()
    const later = openBooks({ ...tens, folder: books.folder, clock: books.clock, dailyBudget: () => 30 })
    later.service.answer = () => ({ charged: 10 })
    expect(later.limits.budgets()[0]).toMatchObject({
      spent: 10,
      reserved: 0,
      unknown: 10,
      background: { limit: 21, used: 10 }
    })
    expect(await ask(later, 'person')).toBeNull()
    expect(await ask(later, 'person')).toBe('budget-stopped')
    later.clock.advance(day)
    expect(await ask(later, 'person')).toBeNull()
  })
})

test('a quota that another client has used up counts as used up before a second response confirms it', async () => {
  const books = openBooks(tens)
  books.service.answer = () => ({ charged: 10, used: 10, limit: 100_000 })
  await ask(books, 'schedule')
  books.clock.advance(hour)
  books.service.answer = () => ({ charged: 10, used: 100_000, limit: 100_000 })
  await ask(books, 'schedule')
  expect(books.credits.gauge()).toMatchObject({ used: 100_000, limit: 100_000 })
  expect(books.budget.state().pace).toMatchObject({ kind: 'runs-out', runsOutAt: books.clock.now() })
})

describe('a call that exceeds the budget', () => {
  const used = async (): Promise<Books> => {
    const books = openBooks({ ...tens, dailyBudget: () => 10 })
    books.service.answer = () => ({ charged: 10 })
    await ask(books, 'person')
    return books
  }

  test('the user can allow a call over budget once', async () => {
    const books = await used()
    expect(books.budget.allowOnce({ operations: ['getNews'] }).allowed?.operations).toEqual(['getNews'])
    expect(await ask(books, 'person')).toBeNull()
    expect(books.budget.state().allowed).toBeNull()
    expect(await ask(books, 'person')).toBe('budget-stopped')
    expect(books.credits.today().spent).toBe(20)
  })

  test('a permission for a call over budget is valid for a minute and one operation', async () => {
    const books = await used()
    books.budget.allowOnce({ operations: ['getNews'] })
    expect(await ask(books, 'person', 'getATR')).toBe('budget-stopped')
    expect(await ask(books, 'schedule')).toBe('budget-stopped')
    books.clock.advance(60_000)
    expect(await ask(books, 'person')).toBe('budget-stopped')
  })

  test('the user can allow a call over budget for each of several operations', async () => {
    const books = await used()
    books.budget.allowOnce({ operations: ['getATR', 'getOHLC', 'getOHLC'] })
    expect(await ask(books, 'person', 'getATR')).toBeNull()
    expect(await ask(books, 'person', 'getOHLC')).toBeNull()
    expect(await ask(books, 'person', 'getATR')).toBe('budget-stopped')
    expect(await ask(books, 'schedule', 'getOHLC')).toBe('budget-stopped')
    expect(await ask(books, 'person', 'getOHLC')).toBeNull()
    expect(await ask(books, 'person', 'getOHLC')).toBe('budget-stopped')
    expect(books.budget.state().allowed).toBeNull()
  })

  test('a permission isn’t used up by a call that the budget covers', async () => {
    let limit = 10
    const books = openBooks({ ...tens, dailyBudget: () => limit })
    books.service.answer = () => ({ charged: 10 })
    books.budget.allowOnce({ operations: ['getNews'] })
    await ask(books, 'person')
    expect(await ask(books, 'person')).toBeNull()
    limit = 20
    expect(await ask(books, 'person')).toBe('budget-stopped')
  })
})

describe('the share of this computer', () => {
  test('another computer’s credits within its share don’t count towards this computer’s limit', async () => {
    const limits = { dailyBudget: () => 100, periodBudget: () => 1_000, machineShare: () => 60 }
    const books = openBooks({ ...tens, ...limits, backgroundShare: 100 })
    let used = 0
    books.service.answer = () => ({ charged: 10, used: (used += 10), limit: 5_000 })
    await ask(books, 'person')
    used += 400
    await ask(books, 'person')
    expect(books.limits.budgets()).toMatchObject([
      { span: 'day', limit: 60, spent: 20 },
      { span: 'period', limit: 600, spent: 20 }
    ])
    // The share of the other computers is 400 of 1,000. What they spend beyond it counts here.
    used += 30
    await ask(books, 'person')
    expect(books.limits.budgets()[1]).toMatchObject({ limit: 600, spent: 60 })
    for (let call = 0; call < 3; call++) expect(await ask(books, 'person')).toBeNull()
    expect(await ask(books, 'person')).toBe('budget-stopped')
  })

  test("paces calls to this computer's share of the quota", async () => {
    const spent = async (machineShare: number) => {
      const books = openBooks({ ...tens, machineShare: () => machineShare, backgroundShare: 100 })
      books.service.answer = () => ({ charged: 10, used: 10, limit: 1_000 })
      await ask(books, 'schedule')
      return books.budget.allowances().map(({ limit, whole, most }) => ({ limit, whole, most }))
    }
    expect(await spent(100)).toEqual([{ limit: 'quota', whole: 1_000, most: 990 }])
    expect(await spent(25)).toEqual([{ limit: 'quota', whole: 250, most: 247 }])
  })
})

describe('the period’s budget', () => {
  test('the period budget includes credits used elsewhere, and restarts when the quota resets', async () => {
    const books = openBooks({ ...tens, periodBudget: () => 1000 })
    let used = 200
    books.service.answer = () => ({ charged: 10, used: (used += 10), limit: 5000 })
    await ask(books, 'schedule')
    books.clock.advance(1000)
    used += 700
    await ask(books, 'schedule')
    expect(books.limits.budgets()[0]).toMatchObject({ span: 'period', spent: 920, renewalSure: false })
    used = 975
    books.clock.advance(1000)
    await ask(books, 'person')
    expect(await ask(books, 'person')).toBeNull()
    expect(await ask(books, 'person')).toBe('budget-stopped')
    expect([books.limits.left('schedule'), books.limits.left('person')]).toEqual([0, 5])

    books.budget.allowOnce({ operations: ['getNews'] })
    used = 0
    books.clock.advance(1000)
    expect(await ask(books, 'person')).toBeNull()
    expect(books.limits.budgets()[0]).toMatchObject({ spent: 10, background: { used: 0 } })
  })
})

describe('the period budget when the quota or the clock changes', () => {
  function quotaed() {
    const books = openBooks({ ...tens, periodBudget: () => 1000 })
    const quota = { used: 0 }
    books.service.answer = () => ({ charged: 10, used: (quota.used += 10), limit: 10_000 })
    const spend = async (initiator: Initiator, calls: number): Promise<number> => {
      let made = 0
      for (let call = 0; call < calls; call++) {
        if ((await ask(books, initiator)) === null) made++
        books.clock.advance(hour / 12)
      }
      return made
    }
    return { books, quota, spend }
  }

  test('a second reset of the quota within an hour doesn’t renew the automatic share again', async () => {
    const { books, quota, spend } = quotaed()
    await spend('person', 12)
    for (let resets = 0; resets < 2; resets++) {
      quota.used = 0
      await spend('person', 6)
    }
    await spend('schedule', 200)
    expect(quota.used).toBeLessThanOrEqual(700 + 60)
    expect(books.limits.left('person')).toBeGreaterThanOrEqual(240)
  })

  test('doesn’t mistake a refund for a reset', async () => {
    const { books, quota, spend } = quotaed()
    await spend('person', 50)
    for (let times = 0; times < 2; times++) {
      quota.used -= 30
      await spend('person', 6)
    }
    expect(books.limits.budgets()[0]).toMatchObject({ renewalSure: false, spent: 620 })
    expect(books.budget.state().pace).toMatchObject({ resetAt: null })
  })

  test('the period budget still limits calls after the clock was a year ahead', async () => {
    const { books, quota, spend } = quotaed()
    await spend('person', 50)
    books.clock.advance(-365 * day)
    await spend('person', 60)
    expect(quota.used).toBe(1000)
    expect(books.limits.left('person')).toBe(0)
    books.close()
    const again = openBooks({
      ...tens,
      folder: books.folder,
      clock: books.clock,
      periodBudget: () => 1000
    })
    expect(again.limits.left('person')).toBe(0)
  })

  test('the period budget still limits calls if the clock is set back after a reset', async () => {
    const { books, quota, spend } = quotaed()
    await spend('person', 40)
    quota.used = 0
    await spend('person', 20)
    books.clock.advance(-day)
    await spend('person', 120)
    // Spending from before the reset may count twice. Calls may therefore stop too early, but never too late.
    expect(quota.used).toBeGreaterThan(500)
    expect(quota.used).toBeLessThanOrEqual(1000)
  })
})

describe('allowances', () => {
  test('each budget has an allowance with the rest of its automatic share', async () => {
    const books = openBooks({ ...tens, dailyBudget: () => 100, periodBudget: () => 1000 })
    books.service.answer = () => ({ charged: 10 })
    await ask(books, 'person')
    await ask(books, 'schedule')
    expect(books.budget.allowances()).toMatchObject([
      { limit: 'day', left: 60, used: 0.2, stops: true },
      { limit: 'period', left: 690, used: 0.02, stops: true }
    ])
  })

  test('the quota has an allowance, which slows calls down but doesn’t stop them', async () => {
    const books = openBooks({ knownPrice: () => 1 })
    let used = 0
    books.service.answer = () => ({ charged: 1, used: (used += 1), limit: 1000 })
    expect(books.budget.allowances()).toEqual([])
    for (let hour = 0; hour < 54; hour++) {
      if (hour % 24 === 5) used = 0
      await ask(books, 'schedule')
      const now = books.clock.now()
      const [allowance] = books.budget.allowances()
      // Until two resets have been seen, calls aren't slowed down while the first half of the quota is spent.
      expect(allowance?.pacedTo).toBe(hour < 29 ? now : allowance?.renewsAt)
      books.clock.advance(day / 24)
    }
    expect(books.budget.allowances()).toMatchObject([{ limit: 'quota', left: 699, stops: false }])
    expect(books.budget.allowances()[0]!.renewsAt).toBe(books.clock.now() + (23 * day) / 24)
  })

  test('only the second half of the quota is spent evenly if its reset time is unknown', () => {
    const now = Date.UTC(2026, 5, 1)
    const latest = { renewsAt: now + 31 * day, renewalSure: false }
    expect(pacedTo(latest, 0.49, now)).toBe(now)
    expect(pacedTo(latest, 0.5, now)).toBe(now + 15.5 * day)
    expect(pacedTo({ ...latest, renewalSure: true }, 0.1, now)).toBe(latest.renewsAt)
  })

  test('the whole quota is spent evenly over 30 days until the user chooses intervals', async () => {
    let offer: RhythmOffer | null = { quotaLimit: 3000, creditsPerDay: 500, isComplete: true, choices: [] }
    const books = openBooks({
      knownPrice: () => 1,
      plan: { planned: () => planned(500), offer: () => offer, lastsDays: () => null }
    })
    const began = books.clock.now()
    let used = 0
    books.service.answer = () => ({ charged: 1, used: (used += 1), limit: 3000 })
    await ask(books, 'schedule')
    expect(books.budget.state().offer).toEqual(offer)
    expect(books.budget.allowances()).toMatchObject([
      { left: 2099, pacedTo: began },
      { left: 2999, pacedTo: began + 30 * day, stops: false, lastsDays: 30 }
    ])
    const chosen = offer
    offer = null
    expect(books.budget.allowances()).toHaveLength(1)
    offer = chosen
    books.clock.advance(30 * day)
    expect(books.budget.allowances()).toHaveLength(1)
  })
})

test('the quota is predicted to last if calls are slowed down so that it does', async () => {
  const offer: RhythmOffer = { quotaLimit: 3000, creditsPerDay: 1500, isComplete: true, choices: [] }
  const books = openBooks({
    knownPrice: () => 1,
    plan: { planned: () => planned(1500), offer: () => offer, lastsDays: () => null }
  })
  books.service.answer = () => ({ charged: 1, used: 1, limit: 3000 })
  await ask(books, 'schedule')
  for (const span of [minute, 3 * hour]) {
    books.clock.advance(span)
    const needs = [{ everyMs: day, reserve: 1500 }]
    const { reason } = slowdownOf(
      needs,
      books.budget.allowances(),
      { isUnattended: false, onBattery: false },
      books.clock.now()
    )
    expect(reason).toEqual({ code: 'slowed', by: [{ code: 'quota-to-last', days: 30 }] })
    expect(books.budget.state().pace).toMatchObject({ kind: 'lasts', lastsDays: 30, runsOutAt: null })
    const perHour = books.budget.state().forecast?.perHour
    expect(perHour).toMatchObject({ isSlowed: true, isComplete: true })
    expect(perHour?.credits).toBeCloseTo(2999 / 30 / 24, 1)
  }
})

test('an hour costs a 24th of the planned day while calls run as planned', () => {
  const plan = {
    planned: () => ({ ...planned(480), isComplete: false }),
    offer: () => null,
    lastsDays: () => null
  }
  const books = openBooks({ knownPrice: () => 1, plan })
  expect(books.budget.state().forecast).toEqual({
    perDay: 480,
    allowedPerDay: null,
    perHour: { credits: 20, isAtMost: false, isComplete: false, isSlowed: false }
  })
})

test('after days of sleep, the pace is predicted from the plan', async () => {
  let offer: RhythmOffer | null = null
  const books = openBooks({
    knownPrice: () => 1,
    plan: { planned: () => planned(500), offer: () => offer, lastsDays: () => null }
  })
  let used = 0
  books.service.answer = () => ({ charged: 1, used: (used += 1), limit: 3000 })
  await ask(books, 'schedule')
  books.clock.advance(3 * day)
  await ask(books, 'schedule')
  expect(books.budget.state().pace).toMatchObject({ kind: 'runs-out', basis: 'plan' })
  offer = { quotaLimit: 3000, creditsPerDay: 500, isComplete: true, choices: [] }
  expect(books.budget.state().pace).toMatchObject({ kind: 'lasts', basis: 'slowed', lastsDays: 30 })
})
