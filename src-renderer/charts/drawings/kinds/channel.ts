import Equal from '@lucide/svelte/icons/equal'
import type { Drawing } from '@contract'
import { at } from '../../../../src-shared/indicators/columns'
import { m } from '../../../../src-shared/messages/m'
import { anchorPixel, type AnchorPoint, type Ground } from '../anchors'
import type { DrawingDefinition } from '../definition'
import { segmentsBetween, type Point } from '../lines'
import { twoPoints } from './two-points'

type Channel = Extract<Drawing, { kind: 'channel' }>

export const channel: DrawingDefinition<Channel> = {
  ...twoPoints,
  name: m.drawings.kindNames.channel(),
  hint: m.drawings.toolHints.channel(),
  key: 'C',
  Icon: Equal,
  begin: (from, shared) => ({ kind: 'channel', ...shared, from, to: from, beside: from, reach: 'segment' }),
  reachTo: (drawing, to, ground) => ({ ...drawing, to, beside: farthestBetween(drawing.from, to, ground) }),
  grips: drawing => [...twoPoints.grips(drawing), ['beside', drawing.beside]],
  mapPoints: (drawing, put) => ({ ...twoPoints.mapPoints(drawing, put), beside: put(drawing.beside) }),
  segments(drawing, ground) {
    const sides = [
      [anchorPixel(drawing.from, ground), anchorPixel(drawing.to, ground)],
      parallelOf(drawing, ground)
    ] as const
    return segmentsBetween(sides, ground.plot.box, drawing.reach)
  }
}

/**
 * The channel's second line, in px. It is parallel to the first on screen, even on a logarithmic scale, and
 * equally long.
 */
export function parallelOf({ from, to, beside }: Channel, ground: Ground): readonly [Point, Point] {
  const [a, b, through] = [from, to, beside].map(one => anchorPixel(one, ground)) as [Point, Point, Point]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  // The second line is shifted sideways if the first is vertical, otherwise up or down.
  const isUpright = Math.abs(dx) < 1
  const [x, y] = isUpright ? [through.x - a.x, 0] : [0, through.y - a.y - ((through.x - a.x) * dy) / dx]
  return [
    { x: a.x + x, y: a.y + y },
    { x: b.x + x, y: b.y + y }
  ]
}

/**
 * The high or low between two points that is farthest from the line through them. The second line of a new
 * channel goes through it.
 */
export function farthestBetween(from: AnchorPoint, to: AnchorPoint, ground: Ground): AnchorPoint {
  const { candles, plot } = ground
  const [start, end] = [from, to].sort((a, b) => a.time - b.time) as [AnchorPoint, AnchorPoint]
  const [a, b] = [anchorPixel(start, ground), anchorPixel(end, ground)]
  let best: AnchorPoint | null = null
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
