import { expect, test } from 'vitest'
import type { PriceTag } from '../../src-shared/contract/values'
import { openBooks } from '../credits/fake-service.fixture'
import { Agreement } from './agreement'
import { PlanService } from './plan-service'

const minute = 60_000
const known = (credits: number): PriceTag => ({ state: 'known', credits, learned: null, reserve: credits })
const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }

/** Quotes each minute in a quota of 10,000 credits, once the offer to make it last a month was taken. */
function madeToLast(price: PriceTag) {
  const books = openBooks()
  const agreement = new Agreement(books.facts, false)
  agreement.set({ agreedAt: 1, rhythm: { ...agreement.rhythm, quotes: minute, news: null } })
  const plan = new PlanService({
    ...{ agreement, clock: books.clock, calls: books.calls, coins: () => 3, subscriptions: () => [] },
    alerts: () => ({ callsPerDay: 0, creditsPerDay: 0, series: [], breadth: false }),
    priceOf: () => price,
    dailyCandles: () => ({ operation: 'getOHLC', price, byHand: false }),
    divided: () => null,
    budgetPerDay: () => null,
    quotaLimit: () => 10_000,
    keyCheck: 'getFearGreed',
    keyCheckPrice: () => known(1)
  })
  plan.answerOffer(30)
  return { plan, quotesEveryMs: agreement.rhythm.quotes }
}

test('a quota that is to last a month slows the rhythm down by what it costs', () => {
  const { plan, quotesEveryMs } = madeToLast(known(20))
  expect(quotesEveryMs).toBeGreaterThan(60 * minute)
  expect(plan.lastsDays()).toBeNull()
})

test('before any price is known the word that it is to last a month stands, and the schedule keeps it', () => {
  const { plan, quotesEveryMs } = madeToLast(unknown)
  expect(quotesEveryMs).toBe(minute)
  expect(plan.lastsDays()).toBe(30)
})
