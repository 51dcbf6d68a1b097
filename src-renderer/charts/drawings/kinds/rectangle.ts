import Square from '@lucide/svelte/icons/square'
import type { Drawing } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { anchorPixel } from '../anchors'
import { within } from '../canvas'
import type { DrawingDefinition } from '../definition'
import { segmentsBetween } from '../lines'
import { twoPoints } from './two-points'

export const rectangle: DrawingDefinition<Extract<Drawing, { kind: 'rectangle' }>> = {
  ...twoPoints,
  name: m.drawings.kindNames.rectangle(),
  hint: m.drawings.toolHints.twoPoints(),
  key: 'R',
  Icon: Square,
  begin: (from, shared) => ({ kind: 'rectangle', ...shared, from, to: from }),
  segments({ from, to }, ground) {
    const [a, b] = [anchorPixel(from, ground), anchorPixel(to, ground)]
    const [c, d] = [
      { x: b.x, y: a.y },
      { x: a.x, y: b.y }
    ]
    const sides = [
      [a, c],
      [c, b],
      [b, d],
      [d, a]
    ] as const
    return segmentsBetween(sides, ground.plot.box)
  },
  // Clips to the view, because a canvas draws very distant points badly.
  fill(ink, { from, to }, view, { color }) {
    const { box } = view.plot
    const [a, b] = [anchorPixel(from, view), anchorPixel(to, view)]
    if (![a.x, a.y, b.x, b.y].every(Number.isFinite)) return
    const across = (x: number): number => within(x, box.left, box.left + box.width)
    const down = (y: number): number => within(y, box.top, box.top + box.height)
    const [left, right] = [across(Math.min(a.x, b.x)), across(Math.max(a.x, b.x))]
    const [top, bottom] = [down(Math.min(a.y, b.y)), down(Math.max(a.y, b.y))]
    ink.fillStyle = color
    ink.globalAlpha = 0.1
    ink.fillRect(left, top, right - left, bottom - top)
    ink.globalAlpha = 1
  }
}
