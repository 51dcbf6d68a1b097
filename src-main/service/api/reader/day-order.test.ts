import { describe, expect, test } from 'vitest'
import { textsIn } from '../answers/number-marks'
import { dayOrderIn, withDayOrder } from './day-order'

const orderIn = (body: unknown): unknown => dayOrderIn(textsIn(body))

describe('ambiguous dates', () => {
  test('ambiguous dates are read in the same order as a date whose day is above twelve', () => {
    expect(orderIn([{ date: '05/04/2026' }, { date: '05/22/2026' }])).toBe('month first')
    expect(orderIn([{ date: '05/04/2026' }, { date: '22/05/2026' }])).toBe('day first')
  })

  test('ambiguous dates in a list are read so that they are days apart, not months', () => {
    const listed = (...dates: readonly string[]): unknown => orderIn(dates.map(date => ({ date })))
    expect(listed('03/10/2026', '03/09/2026', '03/08/2026')).toBe('month first')
    expect(listed('10/03/2026', '09/03/2026', '08/03/2026')).toBe('day first')
    expect(listed('03/10/2026', '03/10/2026')).toBe(null)
    // In the other order, the two dates would be months apart.
    expect(listed('01/02/2026', '02/03/2026')).toBe(null)
  })

  test('ambiguous dates are read with the day first if they are written with dots', () => {
    expect(orderIn({ datum: '05.04.2026' })).toBe('day first')
  })

  test('ambiguous dates stay as they are if the order is unknown or contradictory', () => {
    expect(orderIn({ date: '05/04/2026' })).toBe(null)
    expect(orderIn([{ date: '05/22/2026' }, { date: '22/05/2026' }])).toBe(null)
    expect(withDayOrder('05/04/2026', null)).toBe('05/04/2026')
  })

  test('ambiguous dates are converted to ISO dates and keep their time of day', () => {
    expect(withDayOrder('5/4/2026 10:00', 'month first')).toBe('2026-05-04 10:00')
    expect(withDayOrder('5.4.2026, 10:00', 'day first')).toBe('2026-04-05 10:00')
    expect(withDayOrder('5/4/2026 1:05:00 PM', 'month first')).toBe('2026-05-04 01:05:00 PM')
    expect(withDayOrder('12/345', 'day first')).toBe('12/345')
  })
})
