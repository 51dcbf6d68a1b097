import type { Drawing } from '@contract'
import { pointOf, type Anchor, type Ground } from '../../../charts/drawings/anchors'
import { pulledTo } from '../../../charts/drawings/move'
import { farthestBetween, mostPoints, simplified } from '../../../charts/drawings/parts'
import type { Tool } from './drawing-words'

/** Tools that need two clicks, one for each end. */
export const takesTwo = (tool: Tool | null): boolean =>
  tool !== 'horizontal' && tool !== 'text' && tool !== 'brush'

/** Minimum distance between points of a brush stroke, px. */
const nextPoint = 3

/** The unfinished drawing with its end at `to`. */
export function drawnTo(drawing: Drawing, to: Anchor, ground: Ground): Drawing {
  switch (drawing.kind) {
    case 'text':
      return { ...drawing, at: to }
    case 'channel':
      return { ...drawing, to, beside: farthestBetween(drawing.from, to, ground) }
    case 'brush': {
      const [last, next] = [drawing.points.at(-1), pointOf(to, ground)]
      const before = last && pointOf(last, ground)
      const isNear = before !== undefined && Math.hypot(next.x - before.x, next.y - before.y) < nextPoint
      // Simplify long strokes while drawing.
      const points =
        drawing.points.length >= 4 * mostPoints ? simplified(drawing.points, ground) : drawing.points
      return isNear ? drawing : { ...drawing, points: [...points, to] }
    }
    default:
      return pulledTo(drawing, 'to', to)
  }
}

/** The finished drawing, null if it is just a point. */
export function finished(drawing: Drawing, ground: Ground | null): Drawing | null {
  if (drawing.kind === 'horizontal' || drawing.kind === 'text') return drawing
  if (drawing.kind === 'brush') {
    const points = ground ? [...simplified(drawing.points, ground)] : drawing.points
    return points.length < 2 ? null : { ...drawing, points }
  }
  const { from, to } = drawing
  return from.time === to.time && from.price === to.price ? null : drawing
}
