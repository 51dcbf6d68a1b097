import TrendingUp from '@lucide/svelte/icons/trending-up'
import type { Drawing } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { anchorPixel } from '../anchors'
import type { DrawingDefinition } from '../definition'
import { clipped } from '../lines'
import { twoPoints } from './two-points'

export const trend: DrawingDefinition<Extract<Drawing, { kind: 'trend' }>> = {
  ...twoPoints,
  name: m.drawings.kindNames.trend(),
  hint: m.drawings.toolHints.twoPoints(),
  key: 'T',
  Icon: TrendingUp,
  begin: (from, shared) => ({ kind: 'trend', ...shared, from, to: from, reach: 'segment' }),
  segments({ from, to, reach }, ground) {
    const line = clipped(anchorPixel(from, ground), anchorPixel(to, ground), reach, ground.plot.box)
    return line ? [line] : []
  }
}
