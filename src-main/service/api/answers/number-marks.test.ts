import { describe, expect, test } from 'vitest'
import { numberMarksIn, textsIn, withMark, type NumberMarks } from './number-marks'

const marksIn = (body: unknown): NumberMarks => numberMarksIn(body, textsIn(body))
const markIn = (body: unknown): unknown => marksIn(body).thousands
const point = 'decimal'

describe('an ambiguous number', () => {
  test('an ambiguous number is read with the separators of the unambiguous numbers in its body', () => {
    expect(markIn({ ath: '18,810,000', atl: '6,800' })).toBe(',')
    expect(markIn({ price: '1,234', change: '-0.5%' })).toBe(',')
    expect(markIn({ price: '1,234', change: '43,7 %' })).toBe('.')
    expect(withMark('6,800', { thousands: ',', point })).toBe('6800')
    expect(withMark('1,234', { thousands: '.', point })).toBe('1.234')
  })

  test('a number stays ambiguous if other numbers give no hint or contradict each other', () => {
    expect(markIn({ price: '1,234', note: '0,' })).toBe(null)
    expect(markIn({ price: '1,234' })).toBeNull()
    expect(markIn({ price: '1,234', low: '12.5', change: '43,7 %' })).toBeNull()
    expect(withMark('1,234', { thousands: null, point })).toBe('1,234')
  })

  test('a point in an ambiguous number separates thousands if it does so in other numbers', () => {
    const body = { price: '68.078', cap: '1.340.123.456', change: '43,7 %' }
    expect(withMark('68.078', marksIn(body))).toBe('68078')
    expect(withMark('68.078', marksIn({ price: '68.078', high: '1.234,5' }))).toBe('68078')
    // The texts are numbers as software writes them, which shows that points are decimal. The last one isn't
    // text, so it shows nothing.
    for (const other of ['12.5', '0.123', '1234.567', 12.5])
      expect(marksIn({ ...body, other }).point).toBe(typeof other === 'number' ? 'thousands' : 'decimal')
  })

  test('a number with a point stays ambiguous if another number has a decimal comma', () => {
    expect(marksIn({ price: '68.078', change: '43,7 %' }).point).toBe('unknown')
    expect(marksIn({ price: '68.078' }).point).toBe('decimal')
  })

  test('versions, dates, lists and IP addresses don’t affect how an ambiguous number is read', () => {
    for (const other of ['1.2.3', '17.02.2026', '12,26,9', '185.199.108.153'])
      expect(marksIn({ price: '1,234', last: '68.078', other })).toEqual({ thousands: null, point })
  })

  test('a comma in an ambiguous number separates thousands if its field has a Japanese name', () => {
    expect(markIn({ 価格: '14,210' })).toBe(',')
  })

  test('numbers inside longer texts and numbers with clear separators aren’t ambiguous', () => {
    expect(withMark('Up 1,234 since May', { thousands: ',', point })).toBe('Up 1,234 since May')
    expect(withMark('1,234.5', { thousands: '.', point })).toBe('1,234.5')
  })
})
