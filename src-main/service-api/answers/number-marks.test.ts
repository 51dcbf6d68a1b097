import { describe, expect, test } from 'vitest'
import { textsIn, thousandsMarkIn, withMark } from './number-marks'

const markIn = (body: unknown): unknown => thousandsMarkIn(body, textsIn(body))

describe('a number that may be two', () => {
  test('is read as the other numbers of its body prove it to be', () => {
    expect(markIn({ ath: '18,810,000', atl: '6,800' })).toBe(',')
    expect(markIn({ price: '1,234', change: '-0.5%' })).toBe(',')
    expect(markIn({ price: '1,234', change: '43,7 %' })).toBe('.')
    expect(withMark('6,800', ',')).toBe('6800')
    expect(withMark('1,234', '.')).toBe('1.234')
  })

  test('stays one where nothing proves it, or where the others differ', () => {
    expect(markIn({ price: '1,234', note: '0,' })).toBe(null)
    expect(markIn({ price: '1,234' })).toBeNull()
    expect(markIn({ price: '1,234', low: '12.5', change: '43,7 %' })).toBeNull()
    expect(withMark('1,234', null)).toBe('1,234')
  })

  test('has no decimal comma beside names in Japanese, Chinese or Korean', () => {
    expect(markIn({ 価格: '14,210' })).toBe(',')
  })

  test('is never a text or a number whose marks say what they are', () => {
    expect(withMark('Up 1,234 since May', ',')).toBe('Up 1,234 since May')
    expect(withMark('1,234.5', '.')).toBe('1,234.5')
  })
})
