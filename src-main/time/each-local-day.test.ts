import { expect, onTestFinished, test } from 'vitest'
import { onEachLocalDay } from './each-local-day'
import { startOfLocalDay } from './local-day'
import { stillClock } from './still-clock.fixture'

const midnight = (day: number): number => new Date(2026, 5, day).getTime()

test('calls back at the first moment of each local day, and no more once it is ended', () => {
  const clock = stillClock(midnight(11) - 30_000)
  const told: number[] = []
  const end = onEachLocalDay(clock, () => told.push(clock.now()))
  clock.advance(29_999)
  expect(told).toEqual([])
  clock.advance(1)
  expect(told).toEqual([midnight(11)])
  clock.advance(24 * 3_600_000)
  expect(told).toEqual([midnight(11), midnight(12)])
  end()
  clock.advance(48 * 3_600_000)
  expect(told).toHaveLength(2)
})

test('calls back when another time zone makes it another day', () => {
  const zone = process.env['TZ']
  onTestFinished(() => {
    process.env['TZ'] = zone
  })
  const clock = stillClock(Date.UTC(2026, 5, 11, 20))
  const told: number[] = []
  const end = onEachLocalDay(clock, () => told.push(startOfLocalDay(clock.now())))
  clock.advance(60_000)
  process.env['TZ'] = 'Asia/Tokyo'
  clock.advance(60_000)
  expect(told).toEqual([Date.UTC(2026, 5, 11, 15)])
  end()
})

test('calls back after a clock that was set back, also where the day is soon the same again', () => {
  const clock = stillClock(midnight(12) + 15 * 3_600_000)
  const told: number[] = []
  const end = onEachLocalDay(clock, () => told.push(clock.now()))
  clock.advance(-15 * 3_600_000 - 40_000)
  clock.advance(60_000)
  expect(told).toEqual([midnight(12) + 20_000])
  end()
})
