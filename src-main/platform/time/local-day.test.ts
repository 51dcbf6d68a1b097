import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { startOfLocalDay, startOfNextLocalDay } from './local-day'
import { hour } from '../../../src-shared/time'

const usual = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = usual
})

test('the test environment has a time zone with a half-hour offset', () => {
  expect(new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset()).toBe(210)
})

describe('the local day', () => {
  test.each([
    ['an ordinary day', '2026-01-15T12:00:00-03:30', '2026-01-15T03:30:00Z', 24],
    ['the day clocks go forward', '2026-03-08T12:00:00-02:30', '2026-03-08T03:30:00Z', 23],
    ['the day clocks go back', '2026-11-01T12:00:00-03:30', '2026-11-01T02:30:00Z', 25],
    ['the first moment of the day', '2026-03-08T00:00:00-03:30', '2026-03-08T03:30:00Z', 23],
    ['the last moment of the day', '2026-11-01T23:59:59.999-03:30', '2026-11-01T02:30:00Z', 25]
  ])('finds the start and length of the day for %s', (_, at, start, hours) => {
    const from = startOfLocalDay(Date.parse(at))
    expect(new Date(from).toISOString()).toBe(new Date(start).toISOString())
    expect(startOfNextLocalDay(Date.parse(at)) - from).toBe(hours * hour)
  })

  test.each([
    'America/St_Johns',
    'Africa/Cairo',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Kiritimati'
  ])('days have no gap or overlap in %s', zone => {
    process.env['TZ'] = zone
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2032, 0) }), at => {
        const [from, to] = [startOfLocalDay(at), startOfNextLocalDay(at)]
        expect(from).toBeLessThanOrEqual(at)
        expect(to).toBeGreaterThan(at)
        expect(startOfLocalDay(to)).toBe(to)
        expect(startOfLocalDay(to - 1)).toBe(from)
        expect([22.5, 23, 23.5, 24, 24.5, 25]).toContain((to - from) / hour)
      })
    )
  })
})
