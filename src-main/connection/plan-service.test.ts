import { expect, test } from 'vitest'
import type { PriceTag } from '../../src-shared/contract/values'
import { openBooks } from '../credits/fake-service.fixture'
import { Agreement } from './agreement'
import { PlanService } from './plan-service'
import { minute } from '../../src-shared/time'

const known = (credits: number): PriceTag => ({ state: 'known', credits, learned: null, reserve: credits })
const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }

/** Quotes each minute on a quota of 10,000 credits. */
function madeToLast(price: PriceTag, lastsDays: 1 | 30 | null = 30, left = 10_000) {
  const books = openBooks()
  const agreement = new Agreement(books.facts, false)
  agreement.set({ agreedAt: 1, rhythm: { ...agreement.rhythm, quotes: minute, news: null } })
  const bought: { price: number | null } = { price: null }
  const plan = new PlanService({
    ...{ agreement, clock: books.clock, calls: books.calls, coins: () => 3, subscriptions: () => [] },
    alerts: () => ({ callsPerDay: 0, creditsPerDay: 0, series: [], breadth: false }),
    priceOf: () => (bought.price === null ? price : known(bought.price)),
    dailyCandles: () => ({ operation: 'getOHLC', price, byHand: false }),
    divided: () => null,
    budgetPerDay: () => null,
    quotesPrice: more => (price.credits ?? 0) + 5 * more.length,
    quotaLeft: () => left,
    quotaLimit: () => 10_000,
    keyCheck: 'getFearGreed',
    keyCheckPrice: () => known(1)
  })
  plan.answerOffer(lastsDays)
  return { plan, agreement, bought, quotesEveryMs: agreement.rhythm.quotes }
}

test('a quota that should last a month slows the interval by the price', () => {
  const { plan, quotesEveryMs } = madeToLast(known(20))
  expect(quotesEveryMs).toBeGreaterThan(60 * minute)
  expect(plan.lastsDays()).toBe(30)
})

test('with unknown prices, saves that the quota should last a month and leaves it to the schedule', () => {
  const { plan, quotesEveryMs } = madeToLast(unknown)
  expect(quotesEveryMs).toBe(minute)
  expect(plan.lastsDays()).toBe(30)
})

test.each([null, 1] as const)(
  'keeps the answer %s when coins are added, and reports once that the plan no longer fits',
  lastsDays => {
    const { plan, agreement, bought } = madeToLast(known(1), lastsDays)
    const told: unknown[] = []
    plan.outgrown.on(facts => told.push(facts))
    for (const price of [1, 5, 10, 11]) {
      bought.price = price
      plan.coinsChanged()
      expect(agreement).toMatchObject({ isUnfitted: false, lastsDays, rhythm: { quotes: minute } })
    }
    expect(told).toEqual([{ code: 'plan-outgrown', perDay: expect.any(Number), allowed: 10_000 }])
    // A new answer applies to the current plan.
    plan.answerOffer(null)
    plan.coinsChanged()
    expect(told).toHaveLength(2)
  }
)

test('shows the cost per day before coins are added, and whether the quota allows it', () => {
  const { plan } = madeToLast(known(1), null)
  expect(plan.costWith(['A'])).toEqual({ now: 1440, then: 6 * 1440, isBeyond: false })
  expect(plan.costWith(['A', 'B'])).toEqual({ now: 1440, then: 11 * 1440, isBeyond: true })
})
