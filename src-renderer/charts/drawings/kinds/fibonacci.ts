import AlignJustify from '@lucide/svelte/icons/align-justify'
import type { Drawing } from '@contract'
import { formatPrice } from '../../../../src-shared/format/price'
import { m } from '../../../../src-shared/messages/m'
import { anchorPixel, type AnchorPoint, type Ground } from '../anchors'
import { crispAcross, stroke, write } from '../canvas'
import type { DrawingDefinition } from '../definition'
import { clipped, segmentsBetween, type Segment } from '../lines'
import { twoPoints } from './two-points'

export const fibonacci: DrawingDefinition<Extract<Drawing, { kind: 'fibonacci' }>> = {
  ...twoPoints,
  name: m.drawings.kindNames.fibonacci(),
  hint: m.drawings.toolHints.fibonacci(),
  key: 'F',
  Icon: AlignJustify,
  begin: (from, shared) => ({ kind: 'fibonacci', ...shared, from, to: from }),
  segments(drawing, ground) {
    const way = [[anchorPixel(drawing.from, ground), anchorPixel(drawing.to, ground)]] as const
    return [
      ...segmentsBetween(way, ground.plot.box),
      ...retracementLines(drawing, ground).map(({ line }) => line)
    ]
  },
  paint(ink, drawing, view, { color, width }) {
    const { palette, plot } = view
    const way = clipped(anchorPixel(drawing.from, view), anchorPixel(drawing.to, view), 'segment', plot.box)
    if (way) stroke(ink, way, { color, width: 1, dash: [4, 4] })
    ink.font = `${palette.fontSize}px ${palette.font}`
    for (const { line, name } of retracementLines(drawing, view)) {
      stroke(ink, crispAcross(line, view), { color, width, dash: [] })
      const left = Math.min(line[0].x, line[1].x)
      write(ink, name, left + 4, line[0].y - 3, color, palette, 'left', 'bottom')
    }
  }
}

const parts = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const

interface Move {
  readonly from: AnchorPoint
  readonly to: AnchorPoint
}

export interface Retracement {
  readonly part: number
  readonly price: number
  /** For example `0.618  64,250.00`. */
  readonly name: string
}

/**
 * The prices of the retracement levels. Level 0 is the end of the move, level 1 its start. Computed from
 * prices, even on a logarithmic scale.
 */
export function retracements({ from, to }: Move): readonly Retracement[] {
  return parts.map(part => {
    const price = to.price + (from.price - to.price) * part
    return { part, price, name: `${part}  ${formatPrice(price)}` }
  })
}

export function retracementLines(
  move: Move,
  ground: Ground
): readonly (Retracement & { readonly line: Segment })[] {
  const [a, b] = [anchorPixel(move.from, ground), anchorPixel(move.to, ground)]
  return retracements(move).flatMap(one => {
    const y = ground.plot.y(one.price)
    const line = clipped({ x: a.x, y }, { x: b.x, y }, 'segment', ground.plot.box)
    return line ? [{ ...one, line }] : []
  })
}
