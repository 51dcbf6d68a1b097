import { expect, it } from 'vitest'
import { formatComing, formatLongDay, formatMoment, formatRecentDay, formatWhen } from './date'
import { m } from '../messages/m'

// Local, so that the tests pass in every time zone.
const now = new Date(2026, 1, 17, 12, 0, 0).getTime()

it('formats a local time to the second', () => {
  expect(formatMoment(new Date(2026, 1, 17, 8, 27, 54).getTime())).toBe('17 Feb 2026, 08:27:54')
  expect(formatMoment(null)).toBe('–')
})

it('omits the date of a time today and the year of a time this year', () => {
  expect(formatWhen(new Date(2026, 1, 17, 8, 27).getTime(), now)).toBe('08:27')
  expect(formatWhen(new Date(2026, 1, 16, 23, 59).getTime(), now)).toBe('16 Feb, 23:59')
  expect(formatWhen(new Date(2025, 1, 17, 8, 27).getTime(), now)).toBe('17 Feb 2025')
  expect(formatWhen(null, now)).toBe('–')
})

it('formats a day with its weekday, in UTC', () => {
  expect(formatLongDay(Date.UTC(2025, 2, 1))).toMatch(/^Saturday,? 1 March 2025$/)
  expect(formatLongDay(Date.UTC(2025, 2, 1, 23, 59))).toMatch(/^Saturday,? 1 March 2025$/)
})

it('formats a time within a week by its weekday', () => {
  const noon = new Date(2026, 1, 18, 12).getTime()
  expect(formatComing(new Date(2026, 1, 18, 14).getTime(), noon)).toBe('14:00')
  expect(formatComing(new Date(2026, 1, 19).getTime(), noon)).toBe('tomorrow 00:00')
  expect(formatComing(new Date(2026, 1, 20, 14, 10).getTime(), noon)).toBe('Friday 14:10')
  expect(formatComing(new Date(2026, 1, 25, 12).getTime(), noon)).toBe('25 Feb, 12:00')
})

it('shows recent days as today, yesterday or a weekday', () => {
  const noon = new Date(2026, 1, 18, 12).getTime()
  const midnight = (ago: number): number => new Date(2026, 1, 18 - ago).getTime()
  expect([0, 1, 2, 6, 7].map(ago => formatRecentDay(midnight(ago), noon))).toEqual([
    m.formats.today(),
    m.formats.yesterday(),
    'Monday',
    'Thursday',
    'Wed 11 Feb'
  ])
})
