import type { Drawing } from '@contract'
import { pointOf, type Ground } from './anchors'
import { retracementLines } from './fibonacci'
import { clipped, distanceTo, type Point, type Segment } from './lines'

/** What of a drawing is under the pointer: an end to pull, or all of it. */
export interface Hit {
  readonly id: string
  readonly part: 'from' | 'to' | 'body'
}

/** How near one must come, px. */
const nearLine = 5
const nearEnd = 8

/** The lines of a drawing that are in view; none when nothing is. */
export function segmentsOf(drawing: Drawing, ground: Ground): readonly Segment[] {
  const { box } = ground.plot
  const lines = (...ends: readonly (readonly [Point, Point])[]): readonly Segment[] =>
    ends.flatMap(([from, to]) => {
      const line = clipped(from, to, 'segment', box)
      return line ? [line] : []
    })
  if (drawing.kind === 'horizontal') {
    const y = ground.plot.y(drawing.price)
    return lines([
      { x: box.left, y },
      { x: box.left + box.width, y }
    ])
  }
  const [a, b] = [pointOf(drawing.from, ground), pointOf(drawing.to, ground)]
  switch (drawing.kind) {
    case 'trend': {
      const line = clipped(a, b, drawing.reach, box)
      return line ? [line] : []
    }
    case 'rectangle': {
      const [c, d] = [
        { x: b.x, y: a.y },
        { x: a.x, y: b.y }
      ]
      return lines([a, c], [c, b], [b, d], [d, a])
    }
    case 'fibonacci':
      return [...lines([a, b]), ...retracementLines(drawing, ground).map(({ line }) => line)]
  }
}

/** The drawing at a place: the one selected first, whose ends can be pulled; of the others the newest. */
export function hitAt(
  place: Point,
  drawings: readonly Drawing[],
  selected: string | null,
  ground: Ground
): Hit | null {
  const chosen = drawings.find(({ id }) => id === selected)
  if (chosen && chosen.kind !== 'horizontal') {
    for (const part of ['to', 'from'] as const) {
      const { x, y } = pointOf(chosen[part], ground)
      if (Math.hypot(x - place.x, y - place.y) <= nearEnd) return { id: chosen.id, part }
    }
  }
  const inOrder = [...(chosen ? [chosen] : []), ...drawings.toReversed()]
  for (const drawing of inOrder) {
    const isNear = segmentsOf(drawing, ground).some(line => distanceTo(place, line) <= nearLine)
    if (isNear) return { id: drawing.id, part: 'body' }
  }
  return null
}
