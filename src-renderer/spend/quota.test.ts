import type { Gauge } from '@contract'
import { expect, it } from 'vitest'
import { formatShare, quotaLeft, quotaShares } from './quota'

const gauge = (used: number | null, limit: number | null, open = 0): Gauge => ({
  used,
  limit,
  readAt: null,
  quotaReported: 'yes',
  today: { from: 0, spent: 0, reserved: 0, unknown: 0, calls: 0 },
  thisRun: { spent: 0, reserved: 0, unknown: 0, calls: 0 },
  last: null,
  reserved: { calls: 0, credits: open / 2 },
  unknown: { calls: 0, credits: open / 2 }
})

it('calculates the remaining quota only if limit and use are known', () => {
  expect(quotaLeft(gauge(400, 1000))).toBe(600)
  expect(quotaLeft(gauge(1200, 1000))).toBe(0)
  expect([gauge(null, 1000), gauge(400, null), undefined].map(quotaLeft)).toEqual([null, null, null])
})

it('limits the bar to the quota and hides it without a limit', () => {
  expect(quotaShares(gauge(400, 1000, 100))).toEqual({ used: 0.4, open: 0.1 })
  expect(quotaShares(gauge(950, 1000, 100))?.open).toBeCloseTo(0.05)
  expect(quotaShares(gauge(5000, 1000, 100))).toEqual({ used: 1, open: 0 })
  expect(quotaShares(gauge(0, 0))).toBeNull()
  expect(quotaShares(gauge(null, 1000))).toBeNull()
})

it('shows 0 % or 100 % only if the share is exactly that', () => {
  expect([0, 0.001, 0.412, 0.996, 1].map(formatShare)).toEqual(['0 %', '< 1 %', '41 %', '> 99 %', '100 %'])
})
