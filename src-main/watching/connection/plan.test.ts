import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AlertCalls, PlanChoice } from '../../../src-shared/contract/connection'
import { plannedNames } from '../../../src-shared/contract/schedule'
import type { PriceTag } from '../../../src-shared/contract/values'
import { chosenRhythm, demoRhythm, planOf, proposedRhythm, readRhythm, type PlanRhythm } from './plan'
import { day } from '../../../src-shared/time'

const known = (credits: number): PriceTag => ({ state: 'known', credits, learned: null, reserve: credits })
const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }

const noAlerts = { callsPerDay: 0, creditsPerDay: 0, series: [], breadth: false }

function plan(
  rhythm: PlanRhythm,
  priceOf: (need: string) => PriceTag = () => known(1),
  alerts: AlertCalls = noAlerts
) {
  const keyCheck = { operation: 'getFearGreed', price: known(1) }
  return planOf({
    rhythm,
    coins: 12,
    alerts,
    subscriptions: [],
    priceOf,
    dailyCandles: { operation: 'getOHLC', price: known(3), isManual: false },
    quotaLimit: 10_000,
    keyCheck,
    agreedAt: null
  })
}

const choice: fc.Arbitrary<PlanChoice> = fc.record({
  items: fc.array(
    fc.record({
      need: fc.constantFrom(...plannedNames),
      automatic: fc.boolean(),
      everyMs: fc.option(fc.integer({ min: 5_000, max: 7 * day }))
    }),
    { maxLength: plannedNames.length }
  )
})

describe('the plan proposed for a new key', () => {
  test('the daily cost of the proposed plan is shown as “at most” if any price in it is', () => {
    const priceOf = (need: string): PriceTag => ({
      ...known(1),
      state: need === 'news' ? 'at-most' : 'learned'
    })
    expect(plan(proposedRhythm, priceOf).isAtMost).toBe(false)
    expect(plan({ ...proposedRhythm, news: day }, priceOf).isAtMost).toBe(true)
    expect(plan(proposedRhythm, () => known(1), { ...noAlerts, isAtMost: true }).isAtMost).toBe(true)
  })

  test('the proposed plan loads quotes every minute, the coin list weekly and no news', () => {
    expect(proposedRhythm).toMatchObject({ news: null, quotes: 60_000, 'coin-list': 7 * day })
    const { items } = plan(proposedRhythm)
    expect(items.map(item => item.need).sort()).toEqual([...plannedNames].sort())
    expect(items.filter(item => !item.automatic).map(item => item.need)).toEqual(['news'])
    expect(items.find(item => item.need === 'news')).toMatchObject({ automatic: false, callsPerDay: 0 })
  })

  test('the proposed plan lists the operation of each item', () => {
    const operations = Object.fromEntries(plan(proposedRhythm).items.map(item => [item.need, item.operation]))
    expect(operations).toEqual({
      quotes: 'getData',
      candles: 'getOHLCIntraday',
      fearGreed: 'getFearGreed',
      news: 'getNews',
      'coin-list': 'getCryptoList'
    })
  })
})

describe('the daily cost of the plan', () => {
  test('the daily cost includes calls, and credits if every price is known', () => {
    const rhythm: PlanRhythm = {
      quotes: 60_000,
      candles: null,
      fearGreed: day / 4,
      news: null,
      'coin-list': 7 * day
    }
    const priced = plan(rhythm, need => known(need === 'quotes' ? 12 : need === 'coin-list' ? 70 : 1))
    expect(priced.callsPerDay).toBeCloseTo(1440 + 4 + 1 / 7)
    expect(priced.creditsPerDay).toBeCloseTo(1440 * 12 + 4 + 10)
    expect([priced.unknownPrices, priced.coins, priced.quotaLimit]).toEqual([0, 12, 10_000])
  })

  test('the daily cost includes calls of alerts', () => {
    const rhythm: PlanRhythm = {
      quotes: null,
      candles: null,
      fearGreed: day / 4,
      news: null,
      'coin-list': null
    }
    const alerts = { callsPerDay: 24, creditsPerDay: 48, series: ['BTC 1h'], breadth: false }
    expect(plan(rhythm, undefined, alerts)).toMatchObject({ callsPerDay: 28, creditsPerDay: 52, alerts })
    expect(plan(rhythm, undefined, { ...alerts, creditsPerDay: null })).toMatchObject({
      callsPerDay: 28,
      creditsPerDay: null
    })
  })

  test('the daily cost is unknown if the price of an automatic item is unknown', () => {
    const priced = plan(proposedRhythm, need => (need === 'quotes' || need === 'news' ? unknown : known(1)))
    expect([priced.creditsPerDay, priced.unknownPrices]).toEqual([null, 1])
    expect(priced.items.find(item => item.need === 'quotes')).toMatchObject({ creditsPerDay: null })
    const withoutQuotes = plan({ ...proposedRhythm, quotes: null }, need =>
      need === 'quotes' ? unknown : known(1)
    )
    expect(withoutQuotes.unknownPrices).toBe(0)
    expect(withoutQuotes.creditsPerDay).not.toBeNull()
  })

  test('the daily cost is 0 if nothing is automatic', () => {
    const nothing: PlanRhythm = {
      quotes: null,
      candles: null,
      fearGreed: null,
      news: null,
      'coin-list': null
    }
    expect(plan(nothing, () => unknown)).toMatchObject({ callsPerDay: 0, creditsPerDay: 0, unknownPrices: 0 })
  })
})

describe('a choice of intervals', () => {
  test('a choice changes only the items that it contains', () => {
    fc.assert(
      fc.property(choice, made => {
        const rhythm = chosenRhythm(proposedRhythm, made)
        for (const need of plannedNames) {
          const last = made.items.findLast(item => item.need === need)
          if (!last) expect(rhythm[need]).toBe(proposedRhythm[need])
          else if (!last.automatic) expect(rhythm[need]).toBeNull()
          else expect(rhythm[need]).toBeGreaterThanOrEqual(5_000)
          if (last?.automatic && last.everyMs !== null) expect(rhythm[need]).toBe(last.everyMs)
        }
      })
    )
  })

  test('a choice without an interval keeps the current or the proposed interval', () => {
    const pick = (current: PlanRhythm) =>
      chosenRhythm(current, { items: [{ need: 'news', automatic: true, everyMs: null }] }).news
    expect(pick(proposedRhythm)).toBe(3_600_000)
    expect(pick({ ...proposedRhythm, news: 7_000_000 })).toBe(7_000_000)
  })

  test('a choice of intervals is the same after it was saved and read', () => {
    fc.assert(
      fc.property(choice, made => {
        const rhythm = chosenRhythm(proposedRhythm, made)
        expect(readRhythm(JSON.parse(JSON.stringify(rhythm)))).toEqual(rhythm)
      })
    )
  })

  test.each([
    [null],
    [5],
    ['x'],
    [[]],
    [{ quotes: 0, fearGreed: -5, candles: 'fast', news: 4_999, 'coin-list': 1e30 }]
  ])('unreadable intervals are replaced by the proposed intervals: %o', value => {
    expect(readRhythm(value)).toEqual(proposedRhythm)
  })
})

test('refreshes everything in the demo market', () => {
  for (const need of plannedNames) expect(demoRhythm[need]).not.toBeNull()
})
