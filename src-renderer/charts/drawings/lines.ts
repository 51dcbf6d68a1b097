import type { Drawing } from '@contract'
import { drawingDefinition } from '../../../src-shared/drawings/catalogue'
import type { Reach, ShapeLine } from '../../../src-shared/drawings/definition'
import type { Point, Segment } from '../../../src-shared/drawings/geometry'
import type { Box } from '../scene/plot'
import type { Ground } from './anchors'

/**
 * How far a line extends, in multiples of the distance between its points: 0 is the first point, 1 the
 * second.
 */
const reachOf: Record<Reach, readonly [from: number, to: number]> = {
  segment: [0, 1],
  ray: [0, Infinity],
  line: [-Infinity, Infinity]
}

/** Closer points (px) are treated as one, because their direction would be rounding noise. */
const samePlace = 1e-6

/**
 * Clips a line to the box, because a canvas draws very distant points badly. Null if nothing is visible or a
 * coordinate isn't finite.
 */
export function clipped(a: Point, b: Point, reach: Reach, { left, top, width, height }: Box): Segment | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  if (!Number.isFinite(dx) || !Number.isFinite(dy)) return null
  let [from, to] = Math.hypot(dx, dy) < samePlace ? [0, 0] : reachOf[reach]
  for (const [speed, room] of [
    [-dx, a.x - left],
    [dx, left + width - a.x],
    [-dy, a.y - top],
    [dy, top + height - a.y]
  ] as const) {
    if (speed === 0) {
      if (room < 0) return null
    } else if (speed < 0) from = Math.max(from, room / speed)
    else to = Math.min(to, room / speed)
  }
  if (from > to) return null
  const along = (share: number): Point => ({ x: a.x + dx * share, y: a.y + dy * share })
  return [along(from), along(to)]
}

export function distanceTo({ x, y }: Point, [a, b]: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length))
  return Math.hypot(x - a.x - dx * share, y - a.y - dy * share)
}

interface VisibleLine extends ShapeLine {
  readonly visible: Segment
}

export function linesInView(drawing: Drawing, ground: Ground): readonly VisibleLine[] {
  return drawingDefinition(drawing)
    .lines(drawing, ground)
    .flatMap(line => {
      const visible = clipped(...line.ends, line.reach ?? 'segment', ground.plot.box)
      return visible ? [{ ...line, visible }] : []
    })
}
