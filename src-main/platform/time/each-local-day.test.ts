import { expect, onTestFinished, test } from 'vitest'
import { onEachLocalDay } from './each-local-day'
import { startOfLocalDay } from './local-day'
import { stillClock } from './still-clock.fixture'

const midnight = (day: number): number => new Date(2026, 5, day).getTime()

test('runs at the start of each local day, until it is stopped', () => {
  const clock = stillClock(midnight(11) - 30_000)
  const days: number[] = []
  const end = onEachLocalDay(clock, () => days.push(clock.now()))
  clock.advance(29_999)
  expect(days).toEqual([])
  clock.advance(1)
  expect(days).toEqual([midnight(11)])
  clock.advance(24 * 3_600_000)
  expect(days).toEqual([midnight(11), midnight(12)])
  end()
  clock.advance(48 * 3_600_000)
  expect(days).toHaveLength(2)
})

test('runs when a change of time zone makes it another day', () => {
  const zone = process.env['TZ']
  onTestFinished(() => {
    process.env['TZ'] = zone
  })
  const clock = stillClock(Date.UTC(2026, 5, 11, 20))
  const days: number[] = []
  const end = onEachLocalDay(clock, () => days.push(startOfLocalDay(clock.now())))
  clock.advance(60_000)
  process.env['TZ'] = 'Asia/Tokyo'
  clock.advance(60_000)
  expect(days).toEqual([Date.UTC(2026, 5, 11, 15)])
  end()
})

test('runs again after the clock was set back to the day before', () => {
  const clock = stillClock(midnight(12) + 15 * 3_600_000)
  const days: number[] = []
  const end = onEachLocalDay(clock, () => days.push(clock.now()))
  clock.advance(-15 * 3_600_000 - 40_000)
  clock.advance(60_000)
  expect(days).toEqual([midnight(12) + 20_000])
  end()
})
