import { expect, test } from 'vitest'
import { mostOf } from '../../credits/budget'
import { allowanceOf } from '../../credits/allowance.fixture'
import type { Need } from './decide'
import { findOverBudgetCall } from './over-budget-call'

const need = (reserve: number, change: Partial<Need> = {}): Need => ({
  name: 'quotes',
  key: 'quotes',
  operation: 'getData',
  everyMs: 60_000,
  answeredAt: 0,
  reserve,
  ...change
})
const day = allowanceOf({ left: 0, renewsAt: 1, most: 99, whole: 100 })

test('an item is too expensive only if even an unused budget can’t pay for it', () => {
  expect(findOverBudgetCall([need(99)], [day])).toBeNull()
  expect(findOverBudgetCall([need(1), need(100, { key: 'news' })], [day])?.need.key).toBe('news')
  expect(findOverBudgetCall([need(100)], [{ ...day, stops: false }])).toBeNull()
  expect(findOverBudgetCall([need(100)], [{ ...day, most: 0 }])).toBeNull()
})

test('quotes of several coins are too expensive only if a single coin is', () => {
  const part = (coin: string) => ({ coin, tier: 'rest' as const, credits: 1, worth: 1, answeredAt: null })
  const divided = (each: number) => ({
    parts: [part('BTC'), part('ETH')],
    chosen: { chart: null, alerts: null, rows: null, rest: null },
    reserveOf: (coins: readonly string[]) => coins.length * each
  })
  expect(findOverBudgetCall([need(120, { divided: divided(60) as never })], [day])).toBeNull()
  expect(findOverBudgetCall([need(240, { divided: divided(120) as never })], [day])?.credits).toBe(240)
})

test('automatic calls can use all but one percent of a released budget', () => {
  expect([mostOf(5_000, 70, true), mostOf(5_000, 70, false), mostOf(5_000, 0, true)]).toEqual([
    4_950, 3_500, 0
  ])
})
