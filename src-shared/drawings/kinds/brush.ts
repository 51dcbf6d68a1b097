import { m } from '../../messages/m'
import { defineDrawing } from '../definition'
import { anchorPixel } from '../geometry'

export const brush = defineDrawing(
  { points: 'stroke' },
  {
    name: m.drawings.kindNames.brush,
    hint: m.drawings.toolHints.brush,
    key: 'B',
    icon: 'm11 10 3 3 M6.5 21A3.5 3.5 0 1 0 3 17.5a2.62 2.62 0 0 1-.708 1.792A1 1 0 0 0 3 21z M9.969 17.031 21.378 5.624a1 1 0 0 0-3.002-3.002L6.967 14.031',
    clicks: 'stroke',
    lines({ points }, ground) {
      const places = points.map(one => anchorPixel(one, ground))
      return places.slice(1).map((place, index) => ({ ends: [places[index] ?? place, place] }))
    }
  }
)
