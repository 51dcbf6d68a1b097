import type { Drawing } from '@contract'
import { anchorAt, anchorPixel, type AnchorPoint, type Ground } from './anchors'
import { drawingDefinition } from './catalogue'
import type { DrawingPart } from './definition'
import type { Point } from './lines'

/** Moves a drawing by a distance in px. */
export function movedBy(drawing: Drawing, by: Point, ground: Ground): Drawing {
  const { moveBy, mapPoints } = drawingDefinition(drawing)
  if (moveBy) return moveBy(drawing, by, ground)
  return mapPoints(drawing, anchor => {
    const { x, y } = anchorPixel(anchor, ground)
    const { time, price } = anchorAt({ x: x + by.x, y: y + by.y }, ground)
    // Horizontal moves don't change prices, and vertical moves don't change times.
    return { time: by.x === 0 ? anchor.time : time, price: by.y === 0 ? anchor.price : price }
  })
}

export function pulledTo(drawing: Drawing, part: DrawingPart, anchor: AnchorPoint): Drawing {
  const { pullTo } = drawingDefinition(drawing)
  if (pullTo) return pullTo(drawing, part, anchor)
  return part in drawing ? { ...drawing, [part]: anchor } : drawing
}
