import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plannedNames, type PlannedName } from '../../../src-shared/contract/schedule'
import type { PriceTag } from '../../../src-shared/contract/values'
import { forecastOf } from '../../credits/forecast'
import { planOf, proposedRhythm, type PlanRhythm } from './plan'
import { fittedRhythm, plannedUse, rhythmOffer } from './plan-fit'
import { day } from '../../../src-shared/time'

const learned = (credits: number): PriceTag => ({
  state: 'learned',
  credits,
  learned: null,
  reserve: credits
})
const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }

const planner =
  (priceOf: (need: PlannedName) => PriceTag, alertCredits = 0) =>
  (rhythm: PlanRhythm) =>
    planOf({
      rhythm,
      coins: 12,
      subscriptions: [],
      alerts: { callsPerDay: 1, creditsPerDay: alertCredits, series: [], breadth: false },
      priceOf,
      dailyCandles: { operation: 'getOHLC', price: unknown, isManual: false },
      quotaLimit: null,
      keyCheck: { operation: 'getFearGreed', price: learned(1) },
      agreedAt: 1
    })
const quotesAt13 = planner(need => (need === 'quotes' ? learned(13) : unknown))

const lasting = (left: number) => (perDay: number) =>
  forecastOf(perDay, { left, periods: null, from: 0 }, null, 'not-chosen', 0)

describe('the offered intervals', () => {
  test('the offered intervals make the quota last a day, a week or a month, or follow the plan', () => {
    const offer = rhythmOffer(proposedRhythm, quotesAt13, 10_000, lasting(10_000), 0)
    expect(offer).toMatchObject({ quotaLimit: 10_000, creditsPerDay: 18_720, isComplete: false })
    expect(offer?.choices).toEqual([
      { lastsDays: 1, quotesEveryMs: 120_000, creditsPerDay: 9_360 },
      { lastsDays: 7, quotesEveryMs: 14 * 60_000, creditsPerDay: expect.closeTo(1_337.1, 1) },
      { lastsDays: 30, quotesEveryMs: 57 * 60_000, creditsPerDay: expect.closeTo(328.4, 1) },
      { lastsDays: null, quotesEveryMs: 60_000, creditsPerDay: 18_720, lastsMs: (day * 10_000) / 18_720 }
    ])
  })

  test('no intervals are offered if the quota lasts a month with the plan, or if no price is known', () => {
    expect(rhythmOffer(proposedRhythm, quotesAt13, 18_720 * 30, lasting(18_720 * 30), 0)).toBeNull()
    expect(
      rhythmOffer(
        proposedRhythm,
        planner(() => unknown),
        10,
        lasting(10),
        0
      )
    ).toBeNull()
  })
})

describe('intervals fitted to the quota', () => {
  test('fitted intervals are never shorter than the given intervals', () => {
    const rhythm = fc.record(
      Object.fromEntries(
        plannedNames.map(need => [need, fc.option(fc.integer({ min: 5_000, max: 7 * day }))])
      )
    ) as unknown as fc.Arbitrary<PlanRhythm>
    fc.assert(
      fc.property(
        rhythm,
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 1e6 }),
        fc.nat(1_000),
        (given, price, perDay, alerts) => {
          const plan = planner(() => learned(price), alerts)
          const fitted = fittedRhythm(given, plan, perDay)
          for (const need of plannedNames) {
            const [was, is] = [given[need], fitted[need]]
            if (was === null || is === null) expect(is).toBe(was)
            else expect(is >= was && is <= 7 * day).toBe(true)
          }
          const slowest = plannedNames.every(need => fitted[need] === null || fitted[need] === 7 * day)
          if (!slowest) expect(plannedUse(plan(fitted)).perDay).toBeLessThanOrEqual(perDay + 1e-6)
        }
      ),
      {
        // Whenever an interval reaches a week, the others can be shorter again, so this takes many rounds.
        examples: [
          [{ quotes: null, candles: 5_000, fearGreed: 5_503, news: 5_000, 'coin-list': 32_323_055 }, 5, 6, 3]
        ]
      }
    )
  })
})
