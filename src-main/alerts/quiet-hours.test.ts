import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zoneOffset } from '../../src-shared/format/zone'
import { quietUntil } from './quiet-hours'

const at = (text: string): number => Date.parse(text)
const night = { from: '22:00', to: '07:00' }
const berlin = 'Europe/Berlin'
const until = (moment: string, hours = night): string | null => {
  const end = quietUntil(at(moment), hours, berlin)
  return end === null ? null : new Date(end).toISOString().slice(0, 16)
}

describe('quiet hours', () => {
  it('quiet hours span midnight, from the first minute to the last', () => {
    expect(until('2026-01-15T20:59:59Z')).toBeNull()
    expect(until('2026-01-15T21:00:00Z')).toBe('2026-01-16T06:00')
    expect(until('2026-01-16T05:59:59Z')).toBe('2026-01-16T06:00')
    expect(until('2026-01-16T06:00:00Z')).toBeNull()
  })

  it('quiet hours lie within one day if the end time is later than the start time', () => {
    const noon = { from: '12:00', to: '13:30' }
    expect(until('2026-01-15T10:59:00Z', noon)).toBeNull()
    expect(until('2026-01-15T11:00:00Z', noon)).toBe('2026-01-15T12:30')
  })

  it('quiet hours end at the set local time when clocks change', () => {
    expect(until('2026-03-28T21:00:00Z')).toBe('2026-03-29T05:00')
    expect(until('2026-10-24T20:00:00Z')).toBe('2026-10-25T06:00')
    // 02:30 doesn't exist on 29 March, so quiet hours end when it would have been.
    expect(until('2026-03-28T23:30:00Z', { from: '23:00', to: '02:30' })).toBe('2026-03-29T01:30')
    // 02:45 occurs twice on 25 October. If it's still quiet at the second 02:30, quiet hours end at the
    // second 02:45.
    expect(until('2026-10-25T01:30:00Z', { from: '23:00', to: '02:45' })).toBe('2026-10-25T01:45')
  })

  it('quiet hours end in the future and within 25 hours, in any time zone', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map(minutes => new Date(minutes * 60_000).toISOString().slice(11, 16))
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata')
    fc.assert(
      fc.property(fc.integer({ min: 1.6e12, max: 2e12 }), time, time, zones, (now, from, to, zone) => {
        if (from === to) return
        const end = quietUntil(now, { from, to }, zone)
        if (end === null) return
        expect(end).toBeGreaterThan(now)
        expect(end - now).toBeLessThanOrEqual(25 * 3_600_000)
        const shown = new Date(end + zoneOffset(end, zone)).toISOString().slice(11, 16)
        const wasSet = zoneOffset(end - 2 * 3_600_000, zone) !== zoneOffset(end + 2 * 3_600_000, zone)
        if (!wasSet) expect(shown).toBe(to)
      })
    )
  })

  it('returns null if no quiet hours are set', () => {
    expect(quietUntil(0, null)).toBeNull()
  })
})
