import { expect, it } from 'vitest'
import { dailyCandles } from './candles.fixture'
import { dayLookup } from './day-lookup'
import { day as dayMs } from '../time'

const today = Date.UTC(2026, 1, 17)
const now = { price: 50, at: today + 1 }
const candles = dailyCandles(today, [[10, 14, 9, 12], null, [20, 26, 19, 25], [25, 30, 24, 28]])
const look = (daysAgo: number, held = candles) => dayLookup(held, today - daysAgo * dayMs + 999, now, now.at)

it('tells open, high, low and close of a day, and the change to now', () => {
  expect(look(1)).toEqual({
    ...{ day: today - dayMs, open: 20, high: 26, low: 19, close: 25 },
    ...{ changePercent: 100, isRunning: false }
  })
})

it('marks the running day, whose close is not settled', () => {
  expect(look(0)).toMatchObject({ close: 28, isRunning: true })
})

it('says why there is no candle: not come yet, before all, missing among them, or none held', () => {
  expect([look(-1), look(4), look(2), look(1, dailyCandles(today, []))]).toEqual([
    { why: 'future' },
    { why: 'before', since: today - 3 * dayMs },
    { why: 'gap' },
    { why: 'none' }
  ])
})

it('says of a day before the history of the service that asking brings nothing, as of its days among the candles it does not', () => {
  const since = today - 2 * dayMs
  const at = (ago: number) => dayLookup(candles, today - ago * dayMs, null, now.at, since)
  expect([at(3), at(4), at(2)]).toMatchObject([{ close: 12 }, { why: 'unknown', since }, { why: 'gap' }])
  expect(dayLookup(dailyCandles(today, []), since - 1, null, now.at, since)).toEqual({
    why: 'unknown',
    since
  })
})

it('tells a day without a price now, but no change', () => {
  expect(dayLookup(candles, today - dayMs, null, now.at)).toMatchObject({ close: 25, changePercent: null })
})
