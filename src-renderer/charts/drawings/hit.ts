import type { Drawing } from '@contract'
import { pointOf, type Ground } from './anchors'
import { clipped, distanceTo, type Point, type Segment } from './lines'

/** What of a drawing is under the pointer: an end to pull, or all of it. */
export interface Hit {
  readonly id: string
  readonly part: 'from' | 'to' | 'body'
}

/** How near one must come, px. */
const nearLine = 5
const nearEnd = 8

/** What is drawn of a drawing in view; null when nothing is. */
export function segmentOf(drawing: Drawing, ground: Ground): Segment | null {
  const { box } = ground.plot
  if (drawing.kind === 'trend')
    return clipped(pointOf(drawing.from, ground), pointOf(drawing.to, ground), drawing.reach, box)
  const y = ground.plot.y(drawing.price)
  return clipped({ x: box.left, y }, { x: box.left + box.width, y }, 'segment', box)
}

/** The drawing at a place: the one selected first, whose ends can be pulled; of the others the newest. */
export function hitAt(
  place: Point,
  drawings: readonly Drawing[],
  selected: string | null,
  ground: Ground
): Hit | null {
  const chosen = drawings.find(({ id }) => id === selected)
  if (chosen?.kind === 'trend') {
    for (const part of ['to', 'from'] as const) {
      const { x, y } = pointOf(chosen[part], ground)
      if (Math.hypot(x - place.x, y - place.y) <= nearEnd) return { id: chosen.id, part }
    }
  }
  const inOrder = [...(chosen ? [chosen] : []), ...drawings.toReversed()]
  for (const drawing of inOrder) {
    const segment = segmentOf(drawing, ground)
    if (segment && distanceTo(place, segment) <= nearLine) return { id: drawing.id, part: 'body' }
  }
  return null
}
