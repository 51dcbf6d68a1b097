import Type from '@lucide/svelte/icons/type'
import type { Drawing } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { anchorPixel } from '../anchors'
import { paintName } from '../canvas'
import type { DrawingDefinition } from '../definition'
import { segmentsBetween } from '../lines'

/** Approximate width of a letter, and half the height of a line, px. */
const letter = 7
const halfLine = 7

export const text: DrawingDefinition<Extract<Drawing, { kind: 'text' }>> = {
  name: m.drawings.kindNames.text(),
  hint: m.drawings.toolHints.text(),
  key: 'N',
  Icon: Type,
  clicks: 1,
  near: halfLine,
  begin: (at, shared) => ({ kind: 'text', ...shared, at, text: '' }),
  reachTo: (drawing, at) => ({ ...drawing, at }),
  finish: drawing => drawing,
  grips: ({ at }) => [['at', at]],
  mapPoints: (drawing, put) => ({ ...drawing, at: put(drawing.at) }),
  segments({ at, text: note }, ground) {
    const { x, y } = anchorPixel(at, ground)
    const middle = y - halfLine
    const line = [
      { x, y: middle },
      { x: x + Math.max(1, note.length) * letter, y: middle }
    ] as const
    return segmentsBetween([line], ground.plot.box)
  },
  paint(ink, { at, text: note }, view, { color }) {
    const { x, y } = anchorPixel(at, view)
    paintName(ink, note, x, y, 'left', color, view.palette)
  },
  ends: ({ at }) => [at.price]
}
