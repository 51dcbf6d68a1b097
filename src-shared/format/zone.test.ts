import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isZone, momentAt, offsetName, zoneOffset } from './zone'
import { hour } from '../time'

const at = (text: string): number => Date.parse(text)

describe('time zones', () => {
  it.each([
    ['America/New_York', '2026-01-15T12:00:00Z', -5],
    ['America/New_York', '2026-07-15T12:00:00Z', -4],
    ['Asia/Kolkata', '2026-07-15T12:00:00Z', 5.5],
    ['Asia/Tokyo', '2026-07-15T23:59:59Z', 9],
    ['UTC', '2026-07-15T12:00:00Z', 0]
  ])('%s at %s is %s hours ahead of UTC', (zone, moment, hours) => {
    expect(zoneOffset(at(moment), zone)).toBe(hours * hour)
  })

  it('uses the computer’s time zone if none is given', () => {
    const moment = at('2026-07-15T12:00:00Z')
    expect(zoneOffset(moment, null)).toBe(-new Date(moment).getTimezoneOffset() * 60_000 + 0)
  })

  it('maps a local time that occurs twice to the first of both moments', () => {
    const zone = 'Europe/Berlin'
    expect(momentAt(at('2026-03-29T03:30:00Z'), zone)).toBe(at('2026-03-29T01:30:00Z'))
    expect(momentAt(at('2026-10-25T02:30:00Z'), zone)).toBe(at('2026-10-25T00:30:00Z'))
    // The clocks skip 02:30 on this day.
    expect(momentAt(at('2026-03-29T02:30:00Z'), zone)).toBe(at('2026-03-29T01:30:00Z'))
    const zones = fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Sydney', 'Asia/Tokyo', null)
    fc.assert(
      fc.property(fc.integer({ min: 1e11, max: 4e12 }), zones, (moment, one) => {
        const wall = moment + zoneOffset(moment, one)
        expect([0, hour]).toContain(moment - momentAt(wall, one))
      })
    )
  })
})

it.each([
  [0, 'UTC'],
  [hour, 'UTC+1'],
  [-3.5 * hour, 'UTC−3:30'],
  [5.75 * hour, 'UTC+5:45']
])('shows an offset of %s ms from UTC as %s', (offset, name) => {
  expect(offsetName(offset)).toBe(name)
})

it('accepts existing zone names only', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', '', 'constructor'].map(isZone)).toEqual([
    ...[true, true, false, false, false]
  ])
})
