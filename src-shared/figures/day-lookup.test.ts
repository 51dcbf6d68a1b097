import { expect, it } from 'vitest'
import { dailyCandles } from './candles.fixture'
import { dayLookup } from './day-lookup'
import { day as dayMs } from '../time'

const today = Date.UTC(2026, 1, 17)
const now = { price: 50, at: today + 1 }
const candles = dailyCandles(today, [[10, 14, 9, 12], null, [20, 26, 19, 25], [25, 30, 24, 28]])
const lookUp = (daysAgo: number, columns = candles) =>
  dayLookup(columns, today - daysAgo * dayMs + 999, now, now.at)

it('returns open, high, low and close of a day and the change since', () => {
  expect(lookUp(1)).toEqual({
    day: today - dayMs,
    open: 20,
    high: 26,
    low: 19,
    close: 25,
    changePercent: 100,
    isRunning: false
  })
})

it('marks the current day as running', () => {
  expect(lookUp(0)).toMatchObject({ close: 28, isRunning: true })
})

it('explains why a day has no candle: future, too early, a gap, or nothing loaded', () => {
  expect([lookUp(-1), lookUp(4), lookUp(2), lookUp(1, dailyCandles(today, []))]).toEqual([
    { why: 'future' },
    { why: 'before', since: today - 3 * dayMs },
    { why: 'gap' },
    { why: 'none' }
  ])
})

it('reports days before the service’s history as unknown', () => {
  const since = today - 2 * dayMs
  const at = (ago: number) => dayLookup(candles, today - ago * dayMs, null, now.at, since)
  expect([at(3), at(4), at(2)]).toMatchObject([{ close: 12 }, { why: 'unknown', since }, { why: 'gap' }])
  expect(dayLookup(dailyCandles(today, []), since - 1, null, now.at, since)).toEqual({
    why: 'unknown',
    since
  })
})

it('returns a day without a change if there is no current price', () => {
  expect(dayLookup(candles, today - dayMs, null, now.at)).toMatchObject({ close: 25, changePercent: null })
})
