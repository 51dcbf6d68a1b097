import type { Drawing } from '@contract'
import { drawingDefinition } from '../../../src-shared/drawings/catalogue'
import { anchorPixel, type Anchor, type Point } from '../../../src-shared/drawings/geometry'
import { anchorAt, priceAt, type Ground } from './anchors'
import { mapPoints, type DrawingPart } from './points'
import { longerStroke, simplified } from './stroke'

export function movedBy(drawing: Drawing, by: Point, ground: Ground): Drawing {
  const { plot } = ground
  const moved = mapPoints(drawing, anchor => {
    const { x, y } = anchorPixel(anchor, ground)
    const { time, price } = anchorAt({ x: x + by.x, y: y + by.y }, ground)
    return { time: by.x === 0 ? anchor.time : time, price: by.y === 0 ? anchor.price : price }
  })
  const isLevelMoved = 'price' in moved && by.y !== 0
  return isLevelMoved ? { ...moved, price: priceAt(plot.y(moved.price) + by.y, plot) } : moved
}

export function pulledTo(drawing: Drawing, part: DrawingPart, anchor: Anchor): Drawing {
  if ('price' in drawing) return { ...drawing, price: anchor.price }
  return part in drawing ? { ...drawing, [part]: anchor } : drawing
}

export function reachedTo(drawing: Drawing, to: Anchor, ground: Ground): Drawing {
  const { reachTo } = drawingDefinition(drawing)
  if (reachTo) return { ...drawing, ...reachTo(drawing, to, ground) } as Drawing
  if ('points' in drawing) return { ...drawing, points: longerStroke(drawing.points, to, ground) }
  if ('to' in drawing) return { ...drawing, to }
  return pulledTo(
    mapPoints(drawing, () => to),
    'body',
    to
  )
}

/** Returns null to discard a drawing that is just a point. */
export function finished(drawing: Drawing, ground: Ground | null): Drawing | null {
  if ('points' in drawing) {
    const points = ground ? simplified(drawing.points, ground) : drawing.points
    return points.length < 2 ? null : { ...drawing, points }
  }
  if (!('to' in drawing)) return drawing
  const { from, to } = drawing
  return from.time === to.time && from.price === to.price ? null : drawing
}
