import type { SparkPoint } from './spark'
import { hour } from '../../src-shared/time'

/** The move to assume for coins with too few prices, in percent per hour. */
export const typicalMove = 0.6
/** The factor by which an estimate may differ from `typicalMove`. */
const mostApart = 8
const fewPoints = 4

/**
 * How much a price usually moves, in percent per hour. Price moves increase with the square root of time, so
 * steps of any length can be combined.
 */
export function usualMove(points: readonly SparkPoint[]): number {
  let [squares, hours] = [0, 0]
  points.forEach(({ time, close }, index) => {
    const before = points[index - 1]
    if (!before || before.close <= 0 || close <= 0) return
    squares += Math.log(close / before.close) ** 2
    hours += (time - before.time) / hour
  })
  if (points.length < fewPoints || hours <= 0) return typicalMove
  const move = Math.sqrt(squares / hours) * 100
  return Math.min(Math.max(move, typicalMove / mostApart), typicalMove * mostApart)
}

/**
 * The usual move within `ms`, in percent.
 * @param move in percent per hour
 */
export const moveIn = (move: number, ms: number): number => move * Math.sqrt(Math.max(ms, 0) / hour)
