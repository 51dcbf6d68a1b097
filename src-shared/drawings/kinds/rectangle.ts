import { m } from '../../messages/m'
import { defineDrawing } from '../definition'
import { anchorPixel } from '../geometry'

export const rectangle = defineDrawing(
  { from: 'anchor', to: 'anchor', dash: 'dash?' },
  {
    name: m.drawings.kindNames.rectangle,
    hint: m.drawings.toolHints.twoPoints,
    key: 'R',
    icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
    clicks: 2,
    lines({ from, to }, ground) {
      const [a, b] = [anchorPixel(from, ground), anchorPixel(to, ground)]
      const [c, d] = [
        { x: b.x, y: a.y },
        { x: a.x, y: b.y }
      ]
      return [{ ends: [a, c] }, { ends: [c, b] }, { ends: [b, d] }, { ends: [d, a] }]
    },
    area: ({ from, to }, ground) => [anchorPixel(from, ground), anchorPixel(to, ground)]
  }
)
