import type { EpochMs } from '../contract/values'

export interface SparkPoint {
  readonly time: EpochMs
  readonly close: number
}

const day = 86_400_000
const minute = 60_000
/** Most points a sparkline is drawn from. */
export const mostSparkPoints = 48

/** A coin's recent history with one more price: one point a minute at the finest, a day long, thinned as it grows. */
export function sparkWith(
  points: readonly SparkPoint[],
  time: EpochMs,
  close: number
): readonly SparkPoint[] {
  const last = points.at(-1)
  const fresh = points.filter(point => point.time > time - day && point.time <= time)
  const sameMinute = last !== undefined && Math.floor(last.time / minute) === Math.floor(time / minute)
  const grown = [...(sameMinute ? fresh.slice(0, -1) : fresh), { time, close }]
  return grown.length <= mostSparkPoints ? grown : thinned(grown)
}

/** Every second point, the newest always among them. */
function thinned(points: readonly SparkPoint[]): readonly SparkPoint[] {
  return points.filter((_, index) => (points.length - 1 - index) % 2 === 0)
}
