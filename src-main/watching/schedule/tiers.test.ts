import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tierNames, type TierName } from '../../../src-shared/contract/schedule'
import { tierRhythms, type Tier } from './tiers'
import { day, hour, minute } from '../../../src-shared/time'

const tier = (credits: number, worth: number, chosenMs: number | null = null): Tier => ({
  credits,
  worth,
  chosenMs
})
const anyTier = (chosenMs: fc.Arbitrary<number | null>): fc.Arbitrary<Tier> =>
  fc.record({
    credits: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
    worth: fc.double({ min: 0.001, max: 1_000, noNaN: true }),
    chosenMs
  })
const free = fc.constant(null)
const maybeChosen = fc.option(fc.integer({ min: 5_000, max: 7 * day }), { nil: null })
const tiersOf = (chosenMs: fc.Arbitrary<number | null>): fc.Arbitrary<Partial<Record<TierName, Tier>>> =>
  fc
    .uniqueArray(fc.constantFrom(...tierNames), { minLength: 1 })
    .chain(names =>
      fc
        .tuple(...names.map(() => anyTier(chosenMs)))
        .map(tiers => Object.fromEntries(names.map((name, index) => [name, tiers[index]])))
    )
const anyLeast = fc.integer({ min: 5_000, max: day })
const anyRate = fc.double({ min: 1e-9, max: 10, noNaN: true })
const entriesOf = (tiers: Partial<Record<TierName, Tier>>): readonly (readonly [TierName, Tier])[] =>
  Object.entries(tiers) as [TierName, Tier][]

describe('intervals of tiers', () => {
  test('tier intervals never cost more than the credits, even with the user’s choices', () => {
    fc.assert(
      fc.property(tiersOf(maybeChosen), anyLeast, anyRate, (tiers, leastMs, rate) => {
        const rhythms = tierRhythms(tiers, leastMs, rate)
        const spent = entriesOf(tiers).reduce(
          (sum, [name, { credits }]) => sum + credits / (rhythms[name] ?? 0),
          0
        )
        expect(spent).toBeLessThanOrEqual(rate * (1 + 1e-6))
      })
    )
  })

  test('tier intervals use all credits if the planned intervals would cost more', () => {
    fc.assert(
      fc.property(tiersOf(free), anyRate, (tiers, rate) => {
        const all = entriesOf(tiers).reduce((sum, [, { credits }]) => sum + credits, 0)
        const rhythms = tierRhythms(tiers, Math.min(1, all / rate / 1000), rate)
        const spent = entriesOf(tiers).reduce(
          (sum, [name, { credits }]) => sum + credits / (rhythms[name] ?? 0),
          0
        )
        expect(spent).toBeGreaterThan(rate * 0.999)
      })
    )
  })

  test('tier intervals are never shorter than planned', () => {
    fc.assert(
      fc.property(tiersOf(maybeChosen), anyLeast, anyRate, (tiers, leastMs, rate) => {
        for (const everyMs of Object.values(tierRhythms(tiers, leastMs, rate)))
          expect(everyMs).toBeGreaterThanOrEqual(leastMs)
      })
    )
  })

  test('no tier’s interval is more than six times as long as if all tiers were equal', () => {
    fc.assert(
      fc.property(tiersOf(free), anyLeast, anyRate, (tiers, leastMs, rate) => {
        const all = entriesOf(tiers).reduce((sum, [, { credits }]) => sum + credits, 0)
        const slowest = Math.max(leastMs, (6 * all) / rate)
        for (const everyMs of Object.values(tierRhythms(tiers, leastMs, rate)))
          expect(everyMs).toBeLessThanOrEqual(slowest * (1 + 1e-9))
      })
    )
  })

  test('tier intervals leave a tenth of the credits to other tiers if the user’s choices cost too much', () => {
    const rhythms = tierRhythms({ chart: tier(1, 1, minute), rest: tier(10, 1) }, minute, 100 / day)
    expect(1 / (rhythms.chart ?? 0)).toBeCloseTo(90 / day)
    expect(10 / (rhythms.rest ?? 0)).toBeCloseTo(10 / day)
  })

  test('tier intervals follow the user’s choice if the credits suffice', () => {
    const rhythms = tierRhythms({ chart: tier(1, 1, hour), rest: tier(10, 1) }, minute, 300 / day)
    expect(rhythms.chart).toBe(hour)
    expect(10 / (rhythms.rest ?? 0)).toBeCloseTo(276 / day)
  })

  test('if the value of one tier rises, only its own interval becomes shorter', () => {
    fc.assert(
      fc.property(
        tiersOf(free),
        anyLeast,
        anyRate,
        fc.double({ min: 1, max: 50, noNaN: true }),
        (tiers, leastMs, rate, more) => {
          const [raised] = entriesOf(tiers)
          if (!raised) return
          const [name, one] = raised
          const before = tierRhythms(tiers, leastMs, rate)
          const after = tierRhythms({ ...tiers, [name]: { ...one, worth: one.worth * more } }, leastMs, rate)
          const slack = 1 + 1e-6
          for (const [other] of entriesOf(tiers)) {
            const [was, is] = [before[other] ?? 0, after[other] ?? 0]
            if (other === name) expect(is).toBeLessThanOrEqual(was * slack)
            else expect(is * slack).toBeGreaterThanOrEqual(was)
          }
        }
      )
    )
  })

  test('tier intervals are as planned if the credits suffice', () => {
    expect(tierRhythms({ chart: tier(1, 8), rest: tier(11, 1) }, hour, 300 / day)).toEqual({
      chart: hour,
      rest: hour
    })
  })
})
