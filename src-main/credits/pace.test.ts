import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowanceOf } from './allowance.fixture'
import { paceOf } from './pace'
import type { QuotaPeriods } from './quota-periods'
import { day, hour } from '../../src-shared/time'

const start = Date.UTC(2026, 5, 1, 2)
const daily: QuotaPeriods = {
  since: start - 3 * day,
  usedThen: 0,
  resets: [start - day, start].map(by => ({ after: by - 1000, by })),
  quietTo: start
}
const never: QuotaPeriods = { since: start, usedThen: 400, resets: [], quietTo: start }

describe('the pace of the quota', () => {
  test('the pace is unknown until the quota’s count, limit and period are known', () => {
    for (const [used, limit, periods] of [
      [null, 1000, daily],
      [1, null, daily],
      [1, 1000, null]
    ] as const)
      expect(paceOf(used, limit, periods, start + hour).kind).toBe('unknown')
  })

  test('the pace is not predicted until enough of the period has passed', () => {
    expect(paceOf(900, 1000, daily, start + hour).kind).toBe('early')
    expect(paceOf(900, 1000, daily, start + 2 * hour).kind).toBe('runs-out')
    expect(paceOf(900, 1000, never, start + hour).kind).toBe('early')
  })

  test('the pace is predicted from the plan until enough of the period has passed', () => {
    const at = start + 60_000
    expect(paceOf(13, 10_000, never, at, 18_720)).toMatchObject({
      kind: 'runs-out',
      basis: 'plan',
      planShare: 1.872,
      runsOutAt: Math.round(at + (9_987 / 18_720) * day)
    })
    expect(paceOf(13, 1e6, never, at, 18_720)).toMatchObject({ kind: 'lasts', basis: 'plan' })
    expect(paceOf(900, 1000, daily, start + 2 * hour, 5)).toMatchObject({ kind: 'runs-out', basis: 'burn' })
    expect(paceOf(13, 10_000, never, at, 0)).toMatchObject({ kind: 'early', planShare: null })
  })

  test('the quota lasts at an even rate, and runs out at a higher rate', () => {
    const noon = start + 12 * hour
    expect(paceOf(500, 1000, daily, noon)).toEqual({
      kind: 'lasts',
      basis: 'burn',
      planShare: null,
      runsOutAt: null,
      resetAt: start + day,
      resetSure: true,
      againstEven: 1
    })
    expect(paceOf(600, 1000, daily, noon)).toMatchObject({
      kind: 'runs-out',
      runsOutAt: noon + 8 * hour,
      againstEven: 1.2
    })
  })

  test('the pace is measured from the first reading until a reset is seen', () => {
    expect(paceOf(500, 1000, never, start + 10 * hour)).toMatchObject({
      kind: 'runs-out',
      runsOutAt: start + 60 * hour,
      resetAt: null,
      againstEven: null
    })
    expect(paceOf(401, 1000, never, start + 10 * day).kind).toBe('lasts')
    expect(paceOf(400, 1000, never, start + day).kind).toBe('lasts')
  })

  test('the pace is predicted from the plan after days of sleep', () => {
    const awake = start + 3 * day + 5 * hour
    const used = 400 + 5 * 600
    expect(paceOf(used, 100_000, never, awake, 14_400)).toMatchObject({
      kind: 'runs-out',
      basis: 'plan',
      runsOutAt: Math.round(awake + ((100_000 - used) / 14_400) * day)
    })
    // The actual rate is used if it's higher than the planned one, unless calls are slowed down for the
    // quota.
    expect(paceOf(90_000, 100_000, never, awake, 14_400).basis).toBe('burn')
    const slowed = (limit: 'day' | 'quota') => ({
      factor: 10,
      allowance: allowanceOf({ left: 1, renewsAt: awake + day, limit })
    })
    expect(paceOf(used, 100_000, never, awake, 14_400, slowed('quota'))).toMatchObject({
      kind: 'lasts',
      basis: 'slowed',
      runsOutAt: null
    })
    // The daily budget slows the calls down, so the quota only has to be enough for the slower rate.
    expect(paceOf(used, 100_000, never, awake, 14_400, slowed('day'))).toMatchObject({
      kind: 'lasts',
      basis: 'plan'
    })
  })

  test('the pace reports that the quota has run out, however early in the period', () => {
    expect(paceOf(1000, 1000, daily, start + 1)).toMatchObject({ kind: 'runs-out', runsOutAt: start + 1 })
  })

  test('the reset time is uncertain after a single reset', () => {
    const once = { ...daily, resets: daily.resets.slice(1) }
    expect(paceOf(10, 1000, once, start + 12 * hour)).toMatchObject({ kind: 'lasts', resetSure: false })
  })

  test('the quota runs out only if the rate is above an even rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 2 * hour, max: day - 1 }),
        (used, passed) => {
          const pace = paceOf(used, 1000, daily, start + passed)
          expect(pace.kind === 'runs-out').toBe(used * day > 1000 * passed)
          if (pace.runsOutAt !== null) {
            expect(pace.runsOutAt).toBeGreaterThan(start + passed)
            expect(pace.runsOutAt).toBeLessThanOrEqual(start + day)
          }
        }
      )
    )
  })
})
