import { m } from '../../messages/m'
import { defineDrawing } from '../definition'
import { anchorPixel } from '../geometry'

export const trend = defineDrawing(
  { from: 'anchor', to: 'anchor', reach: 'reach', scale: 'scale?', dash: 'dash?' },
  {
    name: m.drawings.kindNames.trend,
    hint: m.drawings.toolHints.twoPoints,
    key: 'T',
    icon: 'M16 7h6v6 M22 7l-8.5 8.5-5-5L2 17',
    clicks: 2,
    lines: ({ from, to, reach }, ground) => [
      { ends: [anchorPixel(from, ground), anchorPixel(to, ground)], reach }
    ]
  }
)
