import { afterEach, describe, expect, it } from 'vitest'
import { momentLabel, timeTicks, type TimePlace } from './time-scale'
import { useChartZone } from './zone'
import { day, hour, minute } from '../../../src-shared/time'

function places(from: number, interval: number, count: number): TimePlace[] {
  return Array.from({ length: count }, (_, slot) => ({ slot, time: from + slot * interval }))
}

function ticks(
  all: readonly TimePlace[],
  interval: number,
  pxPerSlot: number,
  zone: 'local' | 'utc' = 'local'
) {
  const [first] = all
  return timeTicks(all, first ? first.time - interval : NaN, pxPerSlot / interval, pxPerSlot, zone)
}

const local = (...parts: [number, number, number, number?, number?]): number => new Date(...parts).getTime()

describe('the time axis', () => {
  it('labels whole hours with the time, and midnight with the date', () => {
    const all = places(local(2026, 1, 16, 21), 15 * minute, 24)
    expect(ticks(all, 15 * minute, 20).map(({ label }) => label)).toEqual([
      '21:00',
      '22:00',
      '23:00',
      '17 Feb',
      '01:00',
      '02:00'
    ])
  })

  it('emphasizes the start of a day', () => {
    const all = places(local(2026, 1, 16, 22), hour, 6)
    const found = ticks(all, hour, 80)
    expect(found.filter(({ isBorder }) => isBorder).map(({ label }) => label)).toEqual(['17 Feb'])
  })

  it('labels daily candles with months and years in UTC', () => {
    const all = places(Date.UTC(2025, 10, 1), day, 120)
    expect(ticks(all, day, 3, 'utc').map(({ label }) => label)).toEqual(['Nov', 'Dec', '2026', 'Feb'])
  })

  it('restarts the daily labels at the start of each month', () => {
    const all = places(Date.UTC(2026, 0, 25), day, 20)
    expect(ticks(all, day, 40, 'utc').map(({ label }) => label)).toEqual([
      '25 Jan',
      '27 Jan',
      '29 Jan',
      'Feb',
      '3 Feb',
      '5 Feb',
      '7 Feb',
      '9 Feb',
      '11 Feb',
      '13 Feb'
    ])
  })

  it('omits a tick that is too close to the next day', () => {
    // The span starts at 23:50, so the tick at midnight would only be one bar later.
    const all = [
      { slot: 0, time: local(2026, 1, 16, 23, 40) },
      { slot: 1, time: local(2026, 1, 16, 23, 50) },
      { slot: 2, time: local(2026, 1, 17, 0, 0) }
    ]
    const found = timeTicks(all, local(2026, 1, 16, 23, 30), 80 / (10 * minute), 20, 'local')
    expect(found.at(-1)?.label).toBe('17 Feb')
    expect(found.map(({ slot }) => slot)).not.toContain(1)
  })

  it('keeps ticks in place while panning', () => {
    const all = places(local(2026, 1, 16), 5 * minute, 600)
    const whole = ticks(all, 5 * minute, 7).map(({ slot }) => slot)
    const part = ticks(all.slice(100, 400), 5 * minute, 7).map(({ slot }) => slot)
    expect(part).toEqual(whole.filter(slot => slot >= 100 && slot < 400))
  })

  it('draws no ticks without candles', () => {
    expect(ticks([], hour, 10)).toEqual([])
  })

  it('never places labels closer than their width', () => {
    for (const interval of [minute, 5 * minute, 15 * minute, hour, 4 * hour, day])
      for (const px of [3, 5, 8, 13, 21, 60]) {
        const found = ticks(places(local(2025, 11, 20), interval, Math.ceil(1200 / px)), interval, px)
        for (const [at, tick] of found.entries())
          if (at > 0) expect((tick.slot - found[at - 1]!.slot) * px).toBeGreaterThan(40)
        expect(found.length).toBeGreaterThan(0)
      }
  })
})

describe('a time label', () => {
  it('labels a time in local time', () => {
    expect(momentLabel(local(2026, 1, 17, 8, 27), 'local')).toBe('Tue, 17 Feb 2026 08:27')
  })
  it('labels a UTC day without a time of day', () => {
    expect(momentLabel(Date.UTC(2026, 1, 17), 'utc')).toBe('Tue, 17 Feb 2026')
  })
  it('returns an empty label for an invalid time', () => {
    expect(momentLabel(NaN, 'local')).toBe('')
  })
})

describe('in a chosen time zone', () => {
  afterEach(() => useChartZone(null))

  it('uses the hours of the chosen time zone, but UTC for daily candles', () => {
    const from = Date.UTC(2026, 1, 16, 13)
    useChartZone('Asia/Tokyo')
    const all = places(from, hour, 5)
    expect(ticks(all, hour, 80).map(({ label }) => label)).toEqual([
      ...['22:00', '23:00', '17 Feb', '01:00', '02:00']
    ])
    expect(momentLabel(Date.UTC(2026, 1, 16, 15), 'local')).toBe('Tue, 17 Feb 2026 00:00')
    expect(momentLabel(Date.UTC(2026, 1, 17), 'utc')).toBe('Tue, 17 Feb 2026')
    useChartZone('America/New_York')
    expect(momentLabel(Date.UTC(2026, 1, 17), 'local')).toBe('Mon, 16 Feb 2026 19:00')
  })
})
