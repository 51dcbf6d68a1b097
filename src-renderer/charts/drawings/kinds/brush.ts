import Brush from '@lucide/svelte/icons/brush'
import type { Drawing } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { anchorPixel, type AnchorPoint, type Ground } from '../anchors'
import type { DrawingDefinition } from '../definition'
import { distanceTo, segmentsBetween } from '../lines'

/** Minimum distance between points of a freehand stroke, px. */
const nextPoint = 3

export const brush: DrawingDefinition<Extract<Drawing, { kind: 'brush' }>> = {
  name: m.drawings.kindNames.brush(),
  hint: m.drawings.toolHints.brush(),
  key: 'B',
  Icon: Brush,
  clicks: 'stroke',
  begin: (from, shared) => ({ kind: 'brush', ...shared, points: [from] }),
  reachTo(drawing, to, ground) {
    const [last, next] = [drawing.points.at(-1), anchorPixel(to, ground)]
    const before = last && anchorPixel(last, ground)
    const isNear = before !== undefined && Math.hypot(next.x - before.x, next.y - before.y) < nextPoint
    if (isNear) return drawing
    // Simplifies a long stroke while the user is still drawing it.
    const isLong = drawing.points.length >= 4 * mostPoints
    return { ...drawing, points: [...(isLong ? simplified(drawing.points, ground) : drawing.points), to] }
  },
  finish(drawing, ground) {
    const points = ground ? [...simplified(drawing.points, ground)] : drawing.points
    return points.length < 2 ? null : { ...drawing, points }
  },
  grips: () => [],
  mapPoints: (drawing, put) => ({ ...drawing, points: drawing.points.map(put) }),
  segments({ points }, ground) {
    const places = points.map(one => anchorPixel(one, ground))
    const lines = places.slice(1).map((place, index) => [places[index] ?? place, place] as const)
    return segmentsBetween(lines, ground.plot.box)
  },
  ends({ points }) {
    const [first, last] = [points[0], points.at(-1)]
    return first && last ? [first.price, last.price] : [null]
  }
}

/** Freehand strokes with more points than this are simplified. */
export const mostPoints = 300
/** How far a simplified stroke may deviate from the original, px. */
const looseness = 1

/** Simplifies a stroke (Ramer–Douglas–Peucker). */
export function simplified(points: readonly AnchorPoint[], ground: Ground): readonly AnchorPoint[] {
  const places = points.map(one => anchorPixel(one, ground))
  const indexes = new Set([0, points.length - 1])
  const stretches: [number, number][] = [[0, points.length - 1]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [first, last] = stretch
    const [a, b] = [places[first], places[last]]
    if (!a || !b) continue
    let [middle, farthest] = [-1, looseness]
    for (let index = first + 1; index < last; index++) {
      const place = places[index]
      const distance = place ? distanceTo(place, [a, b]) : 0
      if (distance > farthest) [middle, farthest] = [index, distance]
    }
    if (middle === -1) continue
    indexes.add(middle)
    stretches.push([first, middle], [middle, last])
  }
  const cornerPoints = points.filter((_, index) => indexes.has(index))
  const every = Math.ceil(cornerPoints.length / (mostPoints - 1))
  return cornerPoints.filter((_, index) => index % every === 0 || index === cornerPoints.length - 1)
}
