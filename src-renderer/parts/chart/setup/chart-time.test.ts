import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useChartZone } from '../../../charts/scales/zone'
import { chartMoment, typedForm, typedTime } from './chart-time'
import { day, minute } from '../../../../src-shared/time'

describe('a typed time', () => {
  it('reads a time in the format in which it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), at => {
        const toMinute = at - (at % minute)
        // When clocks are set back, an hour occurs twice.
        const read = typedTime(typedForm(toMinute, minute), minute)
        expect([0, 3_600_000]).toContain(Math.abs(read - toMinute))
        expect(typedTime(typedForm(at, day), day)).toBe(at - (at % day))
      })
    )
  })

  it('accepts a date without a time of day', () => {
    expect(typedTime('2026-02-17', minute)).toBe(new Date(2026, 1, 17).getTime())
    expect(typedTime(' 2026-02-17T8:05 ', day)).toBe(Date.UTC(2026, 1, 17, 8, 5))
    for (const text of ['', 'yesterday', '2026-02-30', '2026-13-01 10:00', '17.2.2026'])
      expect(typedTime(text, minute)).toBeNaN()
  })
})

it('omits the time in the label of a day', () => {
  expect(chartMoment(Date.UTC(2026, 1, 17), day)).toBe('Tue, 17 Feb 2026')
})

it("uses the charts' time zone", () => {
  useChartZone('America/New_York')
  expect(typedForm(Date.UTC(2026, 1, 17, 0, 30), minute)).toBe('2026-02-16 19:30')
  expect(typedTime('2026-02-16 19:30', minute)).toBe(Date.UTC(2026, 1, 17, 0, 30))
  expect(typedTime('2026-02-30 19:30', minute)).toBeNaN()
  useChartZone(null)
})
