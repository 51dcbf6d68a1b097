import { expect, it } from 'vitest'
import { closing, dailyCandles } from './candles.fixture'
import { ladderOf, ownLevels, pivotDay, withService, type LadderLevel } from './ladder'
import { day } from '../time'

const today = Date.UTC(2026, 1, 17)
const clock = { today }

const priceOf = (levels: readonly LadderLevel[], name: string): number | undefined =>
  levels.find(level => level.name === name)?.price

it('calculates classic pivots from the last closed day', () => {
  const candles = dailyCandles(today, [
    [90, 120, 60, 90],
    [1, 2, 1, 2]
  ])
  const levels = ownLevels(candles, clock)
  // P = (120 + 60 + 90) / 3 = 90; R1 = 2P − L = 120; S1 = 2P − H = 60; R2 = P + 60 = 150; S2 = 30.
  expect(['pivot', 'r1', 's1', 'r2', 's2'].map(name => priceOf(levels, name))).toEqual([90, 120, 60, 150, 30])
  expect(levels.map(({ kind }) => kind).slice(0, 3)).toEqual(['pivot', 'resistance', 'support'])
})

it('includes the current day in moving averages', () => {
  const levels = ownLevels(
    dailyCandles(today, closing(...Array.from({ length: 20 }, (_, ago) => ago + 1))),
    clock
  )
  expect([priceOf(levels, 'sma10'), priceOf(levels, 'sma20'), priceOf(levels, 'sma50')]).toEqual([
    ...[15.5, 10.5, undefined]
  ])
})

it('sorts levels by price and calculates their distance', () => {
  const level = (name: string, price: number): LadderLevel => ({ kind: 'alert', name, price, origin: 'ours' })
  const { above, below } = ladderOf(
    [level('low', 80), level('top', 150), level('here', 100), level('near', 99), level('nothing', 0)],
    100
  )
  expect(above.map(({ name, distancePercent }) => [name, Math.round(distancePercent)])).toEqual([
    ['top', 50],
    ['here', 0]
  ])
  expect(below.map(({ name, distancePercent }) => [name, Math.round(distancePercent)])).toEqual([
    ['near', -1],
    ['low', -20]
  ])
})

it('merges a service level with an equal calculated level, and lists both if they differ', () => {
  const level = (name: string, price: number, origin: LadderLevel['origin']): LadderLevel => ({
    kind: 'resistance',
    name,
    price,
    origin
  })
  const ours = [level('r1', 100, 'ours'), level('r2', 110, 'ours')]
  const service = [level('R1', 100.005, 'service'), level('R2', 111, 'service'), level('r3', 100, 'service')]
  expect(withService(ours, service).map(({ price, origin }) => [price, origin])).toEqual([
    ...[
      [100, 'both'],
      [110, 'ours'],
      [111, 'service'],
      [100, 'service']
    ]
  ])
})

it('returns no levels without candles', () => {
  expect(ownLevels(dailyCandles(today, []), clock)).toEqual([])
})

it('uses yesterday’s pivots right after midnight, before the first price of the new day', () => {
  const candles = dailyCandles(today, [
    [1, 2, 1, 2],
    [90, 120, 60, 90]
  ])
  const tomorrow = { today: today + day }
  expect(pivotDay(candles, tomorrow)).toBe(today)
  expect(priceOf(ownLevels(candles, tomorrow), 'pivot')).toBe(90)
  expect(pivotDay(candles, clock)).toBe(today - day)
  expect(pivotDay(dailyCandles(today, []), tomorrow)).toBeNull()
})
