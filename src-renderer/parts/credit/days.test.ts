import type { DaySpent, SpentBy } from '@contract'
import { expect, it } from 'vitest'
import { badDays, dayName, kindsOf, kindWords } from './days'

// Wednesday.
const now = new Date(2026, 1, 18, 12).getTime()
const midnight = (ago: number): number => new Date(2026, 1, 18 - ago).getTime()
const bollinger: SpentBy = { operation: 'getBollinger', feature: 'explorer', calls: 14, credits: 1400 }
const quotes: SpentBy = { operation: 'getData', feature: 'watchlist', calls: 1, credits: 7 }
const day = (ago: number, ...by: SpentBy[]): DaySpent => ({
  from: midnight(ago),
  calls: by.reduce((sum, { calls }) => sum + calls, 0),
  credits: by.reduce((sum, { credits }) => sum + credits, 0),
  by
})

it('names a day as a person would', () => {
  expect([0, 1, 2, 6, 7].map(ago => dayName(midnight(ago), now))).toEqual([
    'Today',
    'Yesterday',
    'Monday',
    'Thursday',
    'Wed 11 Feb'
  ])
})

it('says what a kind of call came to', () => {
  expect(kindWords(bollinger)).toBe('14 getBollinger calls from Explorer (1,400 credits)')
  expect(kindWords(quotes)).toBe('1 getData call from Watchlist (7 credits)')
})

it('finds the days that cost far more than usual, and none where all are alike or few', () => {
  const usual = [5, 4, 3].map(ago => day(ago, quotes))
  expect(badDays([...usual, day(1, bollinger, quotes), day(0)]).map(({ from }) => from)).toEqual([
    midnight(1)
  ])
  expect(badDays(usual)).toEqual([])
  expect(badDays([day(1, bollinger), day(0, quotes)])).toEqual([])
})

it('sums kinds over the days, dearest first', () => {
  expect(kindsOf([day(1, quotes, bollinger), day(0, quotes)])).toEqual([
    bollinger,
    { ...quotes, calls: 2, credits: 14 }
  ])
})
