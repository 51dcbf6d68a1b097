import Minus from '@lucide/svelte/icons/minus'
import type { Drawing } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { priceAt } from '../anchors'
import type { DrawingDefinition } from '../definition'
import { segmentsBetween } from '../lines'

export const horizontal: DrawingDefinition<Extract<Drawing, { kind: 'horizontal' }>> = {
  name: m.drawings.kindNames.horizontal(),
  hint: m.drawings.toolHints.horizontal(),
  key: 'H',
  Icon: Minus,
  clicks: 1,
  snapsAsWhole: true,
  begin: ({ price }, shared) => ({ kind: 'horizontal', ...shared, price }),
  reachTo: (drawing, { price }) => ({ ...drawing, price }),
  finish: drawing => drawing,
  grips: () => [],
  mapPoints: drawing => drawing,
  moveBy: (drawing, { y }, { plot }) =>
    y === 0 ? drawing : { ...drawing, price: priceAt(plot.y(drawing.price) + y, plot) },
  pullTo: (drawing, _part, { price }) => ({ ...drawing, price }),
  segments({ price }, { plot }) {
    const { left, width } = plot.box
    const y = plot.y(price)
    const ends = [
      { x: left, y },
      { x: left + width, y }
    ] as const
    return segmentsBetween([ends], plot.box)
  },
  axisPrice: ({ price }) => price,
  ends: ({ price }) => [price]
}
