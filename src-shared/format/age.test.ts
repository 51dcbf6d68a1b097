import { describe, expect, it } from 'vitest'
import { formatAge, loudness, plausibleTime } from './age'
import { formatCountdown, formatSpan } from './span'

const s = 1_000
const min = 60 * s
const h = 60 * min

describe('the age of data', () => {
  it.each([
    [0, 'now'],
    [59 * s, 'now'],
    [min, '1 min'],
    [4.9 * min, '4 min'],
    [2 * h, '2 h'],
    [47 * h, '47 h'],
    [72 * h, '3 d']
  ])('shows an age of %d ms as %s', (age, text) => expect(formatAge(1e12 - age, 1e12)).toBe(text))

  it('shows a time in the future as now', () => expect(formatAge(1e12 + h, 1e12)).toBe('now'))
  it('uses the fetch time if the source’s timestamp is later', () => {
    expect(plausibleTime(1e12 - h, 1e12)).toBe(1e12 - h)
    expect(plausibleTime(1e12 + min, 1e12)).toBe(1e12 + min)
    expect(plausibleTime(4e12, 1e12)).toBe(1e12)
    expect([plausibleTime(4e12, null), plausibleTime(null, 1e12), plausibleTime(null, null)]).toEqual([
      4e12,
      1e12,
      null
    ])
  })
  it('shows nothing for an unknown time', () => expect(formatAge(null, 1e12)).toBe(''))

  it('an age becomes more prominent as data gets older', () => {
    expect([0, 3 * min, h].map(age => loudness(age))).toEqual(['fresh', 'aged', 'stale'])
    expect(loudness(null)).toBe('fresh')
  })

  it('an age is prominent in a list only if it is older than the others', () => {
    expect(loudness(2 * h, 0)).toBe('aged')
    expect(loudness(2 * h, h)).toBe('stale')
    expect(loudness(s, 0)).toBe('fresh')
  })
})

describe('durations', () => {
  it('shows a duration in its largest unit', () => {
    expect([-5, 12 * s, 90 * s, 5 * h, 72 * h].map(formatSpan)).toEqual([
      '0 s',
      '12 s',
      '1 min',
      '5 h',
      '3 d'
    ])
  })

  it('counts down to 0', () => {
    expect([125 * s, 60 * s, 11.2 * s, 1, 0, -5 * s].map(formatCountdown)).toEqual([
      '2:05 min',
      '1:00 min',
      '12 s',
      '1 s',
      '0 s',
      '0 s'
    ])
    expect([2.5 * h, 80 * h].map(formatCountdown)).toEqual(['3 h', '4 d'])
  })
})
