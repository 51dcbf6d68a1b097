import { describe, expect, test } from 'vitest'
import { textsIn } from '../answers/number-marks'
import { dayOrderIn, withDayOrder } from './day-order'

const orderIn = (body: unknown): unknown => dayOrderIn(textsIn(body))

describe('dates that may be two', () => {
  test('a number above twelve in one of them shows which is the day', () => {
    expect(orderIn([{ date: '05/04/2026' }, { date: '05/22/2026' }])).toBe('month first')
    expect(orderIn([{ date: '05/04/2026' }, { date: '22/05/2026' }])).toBe('day first')
  })

  test('points stand between a day and a month', () => {
    expect(orderIn({ datum: '05.04.2026' })).toBe('day first')
  })

  test('where none or both are shown they stay as they are', () => {
    expect(orderIn({ date: '05/04/2026' })).toBe(null)
    expect(orderIn([{ date: '05/22/2026' }, { date: '22/05/2026' }])).toBe(null)
    expect(withDayOrder('05/04/2026', null)).toBe('05/04/2026')
  })

  test('they become dates that say which is which, with their times', () => {
    expect(withDayOrder('5/4/2026 10:00', 'month first')).toBe('2026-05-04 10:00')
    expect(withDayOrder('5.4.2026, 10:00', 'day first')).toBe('2026-04-05 10:00')
    expect(withDayOrder('5/4/2026 1:05:00 PM', 'month first')).toBe('2026-05-04 01:05:00 PM')
    expect(withDayOrder('12/345', 'day first')).toBe('12/345')
  })
})
