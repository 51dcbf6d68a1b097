import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceTag } from '../../../src-shared/contract/values'
import { openBooks, outcomeOf, type Books } from '../../credits/fake-service.fixture'
import { forecastOf } from '../../credits/forecast'
import { paceOf } from '../../credits/pace'
import { subjectOf } from '../../credits/subject'
import { Agreement } from './agreement'
import { PlanService, type PlanSources } from './plan-service'
import { day, minute } from '../../../src-shared/time'

const known = (credits: number): PriceTag => ({ state: 'known', credits, learned: null, reserve: credits })
const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }

function planWith(
  books: Books,
  agreement: Agreement,
  { priceOf, forecast }: Pick<PlanSources, 'forecast'> & { priceOf: () => PriceTag }
): PlanService {
  return new PlanService({
    agreement,
    clock: books.clock,
    calls: books.calls,
    coins: () => 3,
    subscriptions: () => [],
    alerts: () => ({ callsPerDay: 0, creditsPerDay: 0, series: [], breadth: false }),
    priceOf,
    dailyCandles: () => ({ operation: 'getOHLC', price: priceOf(), isManual: false }),
    divided: () => null,
    budgetPerDay: () => null,
    quotesPrice: more => known((priceOf().credits ?? 0) + 5 * more.length),
    forecast,
    quotaLimit: () => 10_000,
    keyCheck: 'getFearGreed',
    keyCheckPrice: () => known(1)
  })
}

function madeToLast(price: PriceTag, lastsDays: 1 | 30 | null = 30) {
  const books = openBooks()
  const agreement = new Agreement(books.facts, false)
  agreement.set({ agreedAt: 1, rhythm: { ...agreement.rhythm, quotes: minute, news: null } })
  const bought: { price: number | null } = { price: null }
  const quota = { left: 10_000, periods: null, from: books.clock.now() }
  const plan = planWith(books, agreement, {
    priceOf: () => (bought.price === null ? price : known(bought.price)),
    forecast: (perDay, lasting) => forecastOf(perDay, quota, null, lasting, books.clock.now())
  })
  plan.answerOffer(lastsDays)
  return { plan, agreement, bought, quotesEveryMs: agreement.rhythm.quotes }
}

test('lengthens the interval of quotes if the quota must last a month', () => {
  const { plan, quotesEveryMs } = madeToLast(known(20))
  expect(quotesEveryMs).toBeGreaterThan(60 * minute)
  expect(plan.lastsDays()).toBe(30)
})

test('leaves the interval to the schedule while prices are unknown', () => {
  const { plan, quotesEveryMs } = madeToLast(unknown)
  expect(quotesEveryMs).toBe(minute)
  expect(plan.lastsDays()).toBe(30)
})

test.each([null, 1] as const)(
  'after the user chose %s in the offer, reports once that added coins make the plan too expensive',
  lastsDays => {
    const { plan, agreement, bought } = madeToLast(known(1), lastsDays)
    const emitted: unknown[] = []
    plan.outgrown.on(facts => emitted.push(facts))
    for (const price of [1, 5, 10, 11]) {
      bought.price = price
      plan.coinsChanged()
      expect(agreement).toMatchObject({ isUnfitted: false, lastsDays, rhythm: { quotes: minute } })
    }
    expect(emitted).toEqual([
      { code: 'plan-outgrown', isAtMost: false, perDay: expect.any(Number), allowed: 10_000 }
    ])
    plan.answerOffer(null)
    plan.coinsChanged()
    expect(emitted).toHaveLength(2)
  }
)

test('shows the cost per day before coins are added', () => {
  const { plan } = madeToLast(known(1), null)
  expect(plan.costWith(['A'])).toEqual({ now: 1440, then: 6 * 1440, isAtMost: false, isBeyond: false })
  expect(plan.costWith(['A', 'B'])).toEqual({ now: 1440, then: 11 * 1440, isAtMost: false, isBeyond: true })
})

test('the offer, the notice, the cost of added coins and the pace agree on whether the quota lasts', () => {
  const notifies = (plan: PlanService): boolean => {
    let isEmitted = false
    plan.outgrown.on(() => (isEmitted = true))
    plan.coinsChanged()
    return isEmitted
  }
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 0, max: 9_999 }),
      fc.integer({ min: 0, max: 40 }),
      (price, used, days) => {
        const books = openBooks()
        const began = books.clock.now()
        const tell = (at: number, quotaUsed: number) =>
          books.credits.settle(
            books.credits.reserve('getData', subjectOf({}), 'watchlist'),
            outcomeOf('getData', at, { charged: 0, used: quotaUsed, limit: 10_000 })
          )
        tell(began, 0)
        books.clock.advance(days * day)
        tell(books.clock.now(), used)
        const agreement = new Agreement(books.facts, false)
        agreement.set({
          agreedAt: 1,
          rhythm: {
            ...agreement.rhythm,
            candles: null,
            fearGreed: null,
            'coin-list': null,
            news: null,
            quotes: day
          }
        })
        const forecast = books.limits.forecast.bind(books.limits)
        const plan = planWith(books, agreement, { priceOf: () => known(price), forecast })
        const isBeyond = plan.costWith([]).isBeyond
        expect(plan.offer(10_000) !== null).toBe(isBeyond)
        // Until the user has chosen an interval, the offer shows that the quota doesn't last. After that, a
        // notification does.
        for (const lastsDays of [1, 7, 30, null] as const) {
          agreement.set({ fitted: true, lastsDays, isOutgrowthTold: false })
          expect(notifies(plan)).toBe(plan.costWith([]).isBeyond)
        }
        if (days > 0) return
        const pace = paceOf(used, 10_000, books.credits.periods, books.clock.now(), price)
        const until = books.clock.now() + 30 * day
        expect(pace.runsOutAt !== null && pace.runsOutAt < until).toBe(isBeyond)
      }
    ),
    { numRuns: 60 }
  )
})
