import type { DaySpent, SpentBy } from '@contract'
import { expect, it } from 'vitest'
import { badDays, dayCauseWords, kindWords } from './days'
import { m } from '../../../../src-shared/messages/m'

const midnight = (ago: number): number => new Date(2026, 1, 18 - ago).getTime()
const spent = (credits: number) => ({ spent: credits, reserved: 0, unknown: 0 })
const bollinger: SpentBy = { operation: 'getBollinger', feature: 'explorer', calls: 14, ...spent(1400) }
const quotes = (credits = 7): SpentBy => ({
  operation: 'getData',
  feature: 'watchlist',
  calls: 1,
  ...spent(credits)
})
const day = (ago: number, ...by: SpentBy[]): DaySpent => ({
  from: midnight(ago),
  calls: by.reduce((sum, { calls }) => sum + calls, 0),
  ...spent(by.reduce((sum, one) => sum + one.spent, 0)),
  by
})

it('describes the calls of a day and their cost', () => {
  expect(kindWords(bollinger)).toBe('14 Bollinger calls (Explorer), 1,400 credits')
  expect(kindWords(quotes())).toBe('1 quote call (Watchlist), 7 credits')
  expect(kindWords({ ...quotes(), operation: 'getMore' })).toContain('1 getMore call')
})

it('finds a day that cost far more than the others', () => {
  const usual = [5, 4, 3].map(ago => day(ago, quotes()))
  const [found, ...more] = badDays([...usual, day(1, bollinger, quotes()), day(0)])
  expect(more).toEqual([])
  expect(found).toMatchObject({ day: { from: midnight(1) }, usual: 7, cause: bollinger })
  expect(found && dayCauseWords(found)).toBe(
    m.credits.days.cause({
      cause: '14 Bollinger calls (Explorer), 1,400 credits',
      usual: '7 credits'
    })
  )
  expect(badDays(usual)).toEqual([])
  expect(badDays([day(1, bollinger), day(0, quotes())])).toEqual([])
})

it('names the calls that exceeded their average as the cause', () => {
  const usual = [5, 4, 3, 2].map(ago => day(ago, quotes(1_300)))
  const [found] = badDays([...usual, day(1, quotes(1_500), bollinger)])
  expect(found?.cause).toBe(bollinger)
  const [busy] = badDays([...usual, day(1, quotes(2_600), { ...bollinger, spent: 100 })])
  expect(busy?.cause.operation).toBe('getData')
})

it('finds two expensive days', () => {
  const days = [day(6, quotes()), day(5, quotes()), day(4, quotes()), day(2, bollinger), day(1, bollinger)]
  expect(badDays(days).map(one => one.day.from)).toEqual([midnight(1), midnight(2)])
})
