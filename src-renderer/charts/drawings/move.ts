import type { Drawing } from '@contract'
import { anchorAt, pointOf, priceAt, type Anchor, type Ground } from './anchors'
import type { Hit } from './hit'
import type { Point } from './lines'
import { withPlaces } from './parts'

/** Moves a drawing by px on the current picture. */
export function movedBy(drawing: Drawing, { x: dx, y: dy }: Point, ground: Ground): Drawing {
  if (drawing.kind === 'horizontal')
    return dy === 0 ? drawing : { ...drawing, price: priceAt(ground.plot.y(drawing.price) + dy, ground.plot) }
  const moved = (anchor: Anchor): Anchor => {
    const { x, y } = pointOf(anchor, ground)
    const { time, price } = anchorAt({ x: x + dx, y: y + dy }, ground)
    // An axis that didn't move keeps its exact value.
    return { time: dx === 0 ? anchor.time : time, price: dy === 0 ? anchor.price : price }
  }
  return withPlaces(drawing, moved)
}

/** Drags one part of a drawing to an anchor. A level only changes its price. */
export function pulledTo(drawing: Drawing, part: Hit['part'], anchor: Anchor): Drawing {
  if (drawing.kind === 'horizontal') return { ...drawing, price: anchor.price }
  return part in drawing ? { ...drawing, [part]: anchor } : drawing
}
