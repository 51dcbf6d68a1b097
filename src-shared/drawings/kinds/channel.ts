import { at } from '../../indicators/columns'
import { m } from '../../messages/m'
import { defineDrawing } from '../definition'
import { anchorPixel, type Anchor, type DrawingGround, type Point } from '../geometry'

/**
 * The lines are parallel on the screen, so the second one depends on the chart's scale. Channels from
 * earlier versions have no `reach` and end at their anchors.
 */
export const channel = defineDrawing(
  { from: 'anchor', to: 'anchor', beside: 'anchor', reach: 'reach?', scale: 'scale?', dash: 'dash?' },
  {
    name: m.drawings.kindNames.channel,
    hint: m.drawings.toolHints.channel,
    key: 'C',
    icon: 'M5 9h14 M5 15h14',
    clicks: 2,
    lines: (shape, ground) => [
      { ends: [anchorPixel(shape.from, ground), anchorPixel(shape.to, ground)], reach: shape.reach },
      { ends: parallelOf(shape, ground), reach: shape.reach }
    ],
    reachTo: ({ from }, to, ground) => ({ to, beside: farthestBetween(from, to, ground) })
  }
)

/**
 * The second line has the same length and direction as the first on the screen, even on a logarithmic scale.
 */
export function parallelOf(
  { from, to, beside }: Readonly<Record<'from' | 'to' | 'beside', Anchor>>,
  ground: DrawingGround
): readonly [Point, Point] {
  const [a, b, through] = [from, to, beside].map(one => anchorPixel(one, ground)) as [Point, Point, Point]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  // The second line is moved sideways if the first is vertical, and up or down otherwise.
  const isUpright = Math.abs(dx) < 1
  const [x, y] = isUpright ? [through.x - a.x, 0] : [0, through.y - a.y - ((through.x - a.x) * dy) / dx]
  return [
    { x: a.x + x, y: a.y + y },
    { x: b.x + x, y: b.y + y }
  ]
}

/** The second line of a new channel goes through this point. */
export function farthestBetween(from: Anchor, to: Anchor, ground: DrawingGround): Anchor {
  const { candles, plot } = ground
  const [start, end] = [from, to].sort((a, b) => a.time - b.time) as [Anchor, Anchor]
  const [a, b] = [anchorPixel(start, ground), anchorPixel(end, ground)]
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
