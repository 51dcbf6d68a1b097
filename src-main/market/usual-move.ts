import type { SparkPoint } from './spark'
import { hour } from '../../src-shared/time'

/** Of a coin of which too little is known: percent in an hour. */
export const typicalMove = 0.6
/** Whatever a coin's few prices say, none counts as livelier or lazier than so many times the typical one. */
const mostApart = 8
const fewPoints = 4

/**
 * How far a coin usually moves in an hour, in percent, from its price of the last day. Moves grow with the square root
 * of time, so steps of any length tell, and so they foretell any other span.
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

/** How far it usually moves in some time, in percent. @param move in an hour */
export const moveIn = (move: number, ms: number): number => move * Math.sqrt(Math.max(ms, 0) / hour)
