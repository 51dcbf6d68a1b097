import type { Drawing } from '@contract'
import { pointOf, type Ground } from './anchors'
import { retracementLines } from './fibonacci'
import { clipped, distanceTo, type Point, type Segment } from './lines'
import { parallelOf, pulledPlaces, type Part } from './parts'

/** What is under the pointer: an end that can be dragged, or the body. */
export interface Hit {
  readonly id: string
  readonly part: Part
}

/** Approximate width of a letter and half the line height of a note, px. */
const letter = 7
const halfLine = 7

/** Hit distances, px. */
const nearLine = 5
const nearEnd = 8

/** The visible lines of a drawing, empty if it is out of view. */
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
  if (drawing.kind === 'text') {
    const { x, y } = pointOf(drawing.at, ground)
    const middle = y - halfLine
    return lines([
      { x, y: middle },
      { x: x + Math.max(1, drawing.text.length) * letter, y: middle }
    ])
  }
  if (drawing.kind === 'brush') {
    const places = drawing.points.map(one => pointOf(one, ground))
    return lines(...places.slice(1).map((place, index) => [places[index] ?? place, place] as const))
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
    case 'channel':
      return lines([a, b], parallelOf(drawing, ground))
    case 'fibonacci':
      return [...lines([a, b]), ...retracementLines(drawing, ground).map(({ line }) => line)]
  }
}

/** The drawing at a place. The selected one comes first, since only its ends can be dragged, then the latest. */
export function hitAt(
  place: Point,
  drawings: readonly Drawing[],
  selected: string | null,
  ground: Ground
): Hit | null {
  const chosen = drawings.find(({ id }) => id === selected)
  for (const [part, anchor] of chosen ? pulledPlaces(chosen).toReversed() : []) {
    const { x, y } = pointOf(anchor, ground)
    if (chosen && Math.hypot(x - place.x, y - place.y) <= nearEnd) return { id: chosen.id, part }
  }
  const inOrder = [...(chosen ? [chosen] : []), ...drawings.toReversed()]
  for (const drawing of inOrder) {
    const near = drawing.kind === 'text' ? halfLine : nearLine
    const isNear = segmentsOf(drawing, ground).some(line => distanceTo(place, line) <= near)
    if (isNear) return { id: drawing.id, part: 'body' }
  }
  return null
}
