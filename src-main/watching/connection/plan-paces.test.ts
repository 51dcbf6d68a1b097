import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceTag } from '../../../src-shared/contract/values'
import { forecastOf } from '../../credits/forecast'
import { knownTag } from '../../credits/price'
import { planOf, proposedRhythm, type PricedPlan, type PlanRhythm } from './plan'
import { planPaces } from './plan-paces'
import { day, hour, minute } from '../../../src-shared/time'

const planner =
  (price: PriceTag) =>
  (rhythm: PlanRhythm): PricedPlan =>
    planOf({
      rhythm,
      coins: 12,
      subscriptions: [],
      alerts: { callsPerDay: 0, creditsPerDay: 0, series: [], breadth: false },
      priceOf: () => price,
      dailyCandles: { operation: 'getOHLC', price, isManual: false },
      quotaLimit: null,
      keyCheck: { operation: 'getFearGreed', price },
      agreedAt: null
    })

const paces = (
  price: PriceTag,
  left: number | null,
  lasting: 1 | 7 | 30 = 30,
  dailyBudget: number | null = null
) =>
  planPaces(
    proposedRhythm,
    planner(price),
    perDay =>
      forecastOf(perDay, left === null ? null : { left, periods: null, from: 0 }, dailyBudget, lasting, 0),
    0
  )

test('suggests quotes every two minutes while the quota is unknown', () => {
  const found = paces({ state: 'unknown', credits: null, learned: null, reserve: 100 }, null)
  expect(found.filter(({ isSuggested }) => isSuggested)).toMatchObject([
    { quotesEveryMs: 2 * minute, lasts: 'unknown', lastsMs: null, perDay: { isEstimate: true } }
  ])
  expect(found.map(({ quotesEveryMs }) => quotesEveryMs)).toEqual(
    found.map(({ quotesEveryMs }) => quotesEveryMs).toSorted((a, b) => b - a)
  )
})

test('suggests the fastest pace at which the quota lasts, or else the slowest pace', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 1e7 }),
      fc.constantFrom(1, 7, 30),
      (price, left, lasting) => {
        const found = paces(knownTag(price), left, lasting)
        const [suggested, ...others] = found.filter(({ isSuggested }) => isSuggested)
        expect(others).toEqual([])
        if (suggested?.lasts === 'yes') {
          expect(suggested.perDay.most! * lasting).toBeLessThanOrEqual(left)
          expect(suggested.quotesEveryMs).toBeGreaterThanOrEqual(minute)
        } else {
          expect(suggested?.quotesEveryMs).toBe(6 * hour)
          expect(found.every(({ lasts }) => lasts === 'no')).toBe(true)
        }
      }
    )
  )
})

test('shows how long the quota lasts, or compares with the budget if there is no quota', () => {
  const [slowest, ...faster] = paces(knownTag(10), 3_000)
  expect(slowest).toMatchObject({ lasts: 'no' })
  expect(slowest?.lastsMs).toBeCloseTo((3_000 / (slowest?.perDay.most ?? 1)) * day)
  expect(faster.at(-1)?.lasts).toBe('no')
  expect(paces(knownTag(1), null, 30, 1_000).map(({ lasts, lastsMs }) => [lasts, lastsMs])).toEqual([
    ...Array.from({ length: 7 }, () => ['yes', null]),
    ...Array.from({ length: 3 }, () => ['no', null])
  ])
})
