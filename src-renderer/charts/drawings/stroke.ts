import { anchorPixel, type Anchor } from '../../../src-shared/drawings/geometry'
import type { Ground } from './anchors'
import { distanceTo } from './lines'

/** Minimum distance between two points of a stroke, px. */
const nextPoint = 3

export function longerStroke(points: readonly Anchor[], to: Anchor, ground: Ground): readonly Anchor[] {
  const [last, next] = [points.at(-1), anchorPixel(to, ground)]
  const before = last && anchorPixel(last, ground)
  const isNear = before !== undefined && Math.hypot(next.x - before.x, next.y - before.y) < nextPoint
  if (isNear) return points
  const isLong = points.length >= 4 * mostPoints
  return [...(isLong ? simplified(points, ground) : points), to]
}

export const mostPoints = 300
/** How far a simplified stroke may deviate from the original, px. */
const looseness = 1

/** Ramer–Douglas–Peucker. */
export function simplified(points: readonly Anchor[], ground: Ground): readonly Anchor[] {
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
