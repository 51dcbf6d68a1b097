import type { Ink } from '../paint/echarts'
import type { OverlayView } from '../paint/overlay'
import { crispAcross, isInside, paintName, stroke } from './canvas'

export interface PaintedLevel {
  readonly price: number
  readonly name: string
  readonly color: string
  readonly dash: readonly number[]
  readonly side?: 'left' | 'right'
}

export function paintDrawingLevels(ink: Ink, levels: readonly PaintedLevel[], view: OverlayView): void {
  const { plot } = view
  const { left, width } = plot.box
  const ascending = levels.toSorted((a, b) => a.price - b.price)
  const inView = ascending.filter(({ price }) => isInside(plot.y(price), view))
  for (const { price, color, dash } of inView) {
    const y = plot.y(price)
    const ends = crispAcross(
      [
        { x: left, y },
        { x: left + width, y }
      ],
      view
    )
    stroke(ink, ends, { color, width: 1, dash })
  }
  // Names are painted last, so that no line crosses them.
  paintNames(ink, inView, view)
  paintBeyond(ink, ascending, view)
}

function paintNames(ink: Ink, ascending: readonly PaintedLevel[], { plot, palette }: OverlayView): void {
  const { left, width } = plot.box
  const taken = { left: Infinity, right: Infinity }
  for (const { price, name, color, side = 'left' } of ascending) {
    const y = plot.y(price)
    if (name === '' || taken[side] - y < palette.fontSize + 2) continue
    taken[side] = y
    paintName(ink, name, side === 'left' ? left + 6 : left + width - 6, y - 3, side, color, palette)
  }
}

const narrowest = 240

/** Width of the tags of alerts that are out of view, px. */
const alertTagWidth = 136

/**
 * Writes the names of the nearest levels above and below the visible range. They are on the right, because
 * the legend is on the left.
 */
function paintBeyond(ink: Ink, ascending: readonly PaintedLevel[], { plot, palette }: OverlayView): void {
  const { left, top, width, height } = plot.box
  if (width < narrowest) return
  const named = ascending.filter(({ name }) => name !== '')
  const above = named.find(({ price }) => plot.y(price) < top)
  const below = named.findLast(({ price }) => plot.y(price) > top + height)
  const x = left + width - alertTagWidth
  const bottoms = { above: top + palette.fontSize + 6, below: top + height - 3 }
  if (above) paintName(ink, `↑ ${above.name}`, x, bottoms.above, 'right', above.color, palette)
  if (below) paintName(ink, `↓ ${below.name}`, x, bottoms.below, 'right', below.color, palette)
}
