import type { EpochMs } from '../../src-shared/contract/values'
import { day, minute } from '../../src-shared/time'

export interface SparkPoint {
  readonly time: EpochMs
  readonly close: number
}

export const mostSparkPoints = 48
const widths = [1, 2, 5, 10, 15, 30].map(minutes => minutes * minute)

/** Adds a price and thins the points: one per minute for short time spans, one per half hour for long ones. */
export function sparkWith(
  points: readonly SparkPoint[],
  time: EpochMs,
  close: number
): readonly SparkPoint[] {
  // Drops future points, which exist after the clock was set back.
  const known = points.filter(point => point.time > time - day && point.time <= time)
  return thinned([...known, { time, close }])
}

/** Points must be in ascending order. */
export function thinned(points: readonly SparkPoint[]): readonly SparkPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const span = last.time - first.time
  const width = widths.find(candidate => span / candidate <= mostSparkPoints - 1) ?? Math.max(...widths)
  const slotOf = ({ time }: SparkPoint): number => Math.floor(time / width)
  return points
    .filter((point, index) => {
      const next = points[index + 1]
      return !next || slotOf(next) !== slotOf(point)
    })
    .slice(-mostSparkPoints)
    .map(({ time, close }) => ({ time, close }))
}
