import type { Drawing } from '@contract'
import { at } from '../../../src-shared/indicators/columns'
import { pointOf, type Anchor, type Ground } from './anchors'
import { distanceTo, type Point } from './lines'

/** A part the user can grab: one of the points, or the whole body. */
export type Part = 'from' | 'to' | 'beside' | 'at' | 'body'

/** The points that can be dragged, by name. Brush strokes and levels only move as a whole. */
export function pulledPlaces(drawing: Drawing): readonly (readonly [part: Part, anchor: Anchor])[] {
  switch (drawing.kind) {
    case 'horizontal':
    case 'brush':
      return []
    case 'text':
      return [['at', drawing.at]]
    case 'channel':
      return [
        ['from', drawing.from],
        ['to', drawing.to],
        ['beside', drawing.beside]
      ]
    default:
      return [
        ['from', drawing.from],
        ['to', drawing.to]
      ]
  }
}

/** Maps every point of a drawing. A level has none. */
export function withPlaces(drawing: Drawing, put: (anchor: Anchor) => Anchor): Drawing {
  switch (drawing.kind) {
    case 'horizontal':
      return drawing
    case 'brush':
      return { ...drawing, points: drawing.points.map(put) }
    case 'text':
      return { ...drawing, at: put(drawing.at) }
    case 'channel':
      return { ...drawing, from: put(drawing.from), to: put(drawing.to), beside: put(drawing.beside) }
    default:
      return { ...drawing, from: put(drawing.from), to: put(drawing.to) }
  }
}

type Channel = Extract<Drawing, { kind: 'channel' }>

/**
 * The second line of a channel. It has the length of the first and passes through the third point. The lines are
 * parallel on screen on any scale.
 */
export function parallelOf({ from, to, beside }: Channel, ground: Ground): readonly [Point, Point] {
  const [a, b, through] = [from, to, beside].map(one => pointOf(one, ground)) as [Point, Point, Point]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  // A vertical line is shifted sideways, any other up or down.
  const isUpright = Math.abs(dx) < 1
  const [x, y] = isUpright ? [through.x - a.x, 0] : [0, through.y - a.y - ((through.x - a.x) * dy) / dx]
  return [
    { x: a.x + x, y: a.y + y },
    { x: b.x + x, y: b.y + y }
  ]
}

/** The high or low between two points that is farthest from their line. The channel's second line starts there. */
export function farthestBetween(from: Anchor, to: Anchor, ground: Ground): Anchor {
  const { candles, plot } = ground
  const [start, end] = [from, to].sort((a, b) => a.time - b.time) as [Anchor, Anchor]
  const [a, b] = [pointOf(start, ground), pointOf(end, ground)]
  let best: Anchor | null = null
  let farthest = 0
  const last = candles.barAt(Math.floor(candles.placeOf(end.time)))
  for (let bar = last; bar >= 0; bar--) {
    const time = at(candles.time, bar) + candles.intervalMs / 2
    if (time < start.time) break
    const x = plot.x(candles.placeOf(time))
    const onLine = b.x - a.x < 1 ? a.y : a.y + ((x - a.x) * (b.y - a.y)) / (b.x - a.x)
    for (const prices of [candles.high, candles.low]) {
      const price = at(prices, bar)
      const distance = Math.abs(plot.y(price) - onLine)
      if (!(distance > farthest) || !(price > 0)) continue
      farthest = distance
      best = { time, price }
    }
  }
  return best ?? { time: start.time, price: start.price * 1.02 }
}

/** Longer strokes are simplified to this many points. */
export const mostPoints = 300
/** Maximum deviation of a simplified stroke, px. */
const looseness = 1

/** Simplifies a stroke (Ramer–Douglas–Peucker). */
export function simplified(points: readonly Anchor[], ground: Ground): readonly Anchor[] {
  const places = points.map(one => pointOf(one, ground))
  const kept = new Set([0, points.length - 1])
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
    kept.add(middle)
    stretches.push([first, middle], [middle, last])
  }
  const told = points.filter((_, index) => kept.has(index))
  const every = Math.ceil(told.length / (mostPoints - 1))
  return told.filter((_, index) => index % every === 0 || index === told.length - 1)
}
