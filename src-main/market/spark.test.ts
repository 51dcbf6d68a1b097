import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostSparkPoints, sparkWith, thinned, type SparkPoint } from './spark'
import { day, minute } from '../../src-shared/time'

const start = Date.UTC(2026, 0, 1)

function watched(everyMs: number, forMs: number): readonly SparkPoint[] {
  let points: readonly SparkPoint[] = []
  for (let time = start; time <= start + forMs; time += everyMs) points = sparkWith(points, time, time)
  return points
}

describe('a sparkline', () => {
  test('a sparkline begins with one point per minute', () => {
    const points = watched(10_000, 5 * minute)
    expect(points).toHaveLength(6)
    expect(points.at(-1)?.time).toBe(start + 5 * minute)
  })

  test.each([
    ['an hour', 60 * minute, 2],
    ['four hours', 240 * minute, 10],
    ['a day', day - minute, 30],
    ['three days', 3 * day, 30]
  ])('a sparkline has evenly spaced points after %s', (_, forMs, minutes) => {
    const points = watched(minute, forMs)
    const gaps = points.slice(1).map((point, index) => (point.time - (points[index]?.time ?? 0)) / minute)
    expect(points.length).toBeLessThanOrEqual(mostSparkPoints)
    expect(points.length).toBeGreaterThanOrEqual(22)
    // The first and last slots may be incomplete.
    expect(new Set(gaps.slice(1, -1))).toEqual(new Set([minutes]))
  })

  test('a sparkline is in order, covers at most a day and ends with the latest price', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ passed: fc.integer({ min: -2 * day, max: day }), close: fc.double() }), {
          maxLength: 200
        }),
        samples => {
          let [points, time]: [readonly SparkPoint[], number] = [[], start]
          for (const { passed, close } of samples) {
            time += passed
            points = sparkWith(points, time, close)
            const times = points.map(point => point.time)
            expect(times).toEqual(times.toSorted((a, b) => a - b))
            expect(points.at(-1)).toEqual({ time, close })
            expect(points.length).toBeLessThanOrEqual(mostSparkPoints)
            expect(time - (times[0] ?? 0)).toBeLessThan(day)
          }
        }
      ),
      { numRuns: 50 }
    )
  })

  test('a sparkline has no more points than there are bars', () => {
    const bars = [{ time: start, close: 1, open: 5, volume: null }]
    expect(thinned(bars)).toEqual([{ time: start, close: 1 }])
    expect(thinned([])).toEqual([])
  })
})
