import type { Drawing } from '@contract'
import { halfTextHeight } from '../../../src-shared/drawings/definition'
import { anchorPixel, type Point } from '../../../src-shared/drawings/geometry'
import type { Ground } from './anchors'
import { distanceTo, linesInView } from './lines'
import { gripsOf, type DrawingPart } from './points'

export interface Hit {
  readonly id: string
  readonly part: DrawingPart
}

/** How far a line and an end point may be from the pointer, px. */
const nearLine = 5
const nearEnd = 8

/** Checks the selected drawing first, because only its end points can be dragged. */
export function hitAt(
  place: Point,
  drawings: readonly Drawing[],
  selected: string | null,
  ground: Ground
): Hit | null {
  const chosen = drawings.find(({ id }) => id === selected)
  for (const [part, anchor] of chosen ? gripsOf(chosen).toReversed() : []) {
    const { x, y } = anchorPixel(anchor, ground)
    if (chosen && Math.hypot(x - place.x, y - place.y) <= nearEnd) return { id: chosen.id, part }
  }
  const inOrder = [...(chosen ? [chosen] : []), ...drawings.toReversed()]
  for (const drawing of inOrder) {
    const isNear = linesInView(drawing, ground).some(
      ({ visible, look }) => distanceTo(place, visible) <= (look === 'note' ? halfTextHeight : nearLine)
    )
    if (isNear) return { id: drawing.id, part: 'body' }
  }
  return null
}
