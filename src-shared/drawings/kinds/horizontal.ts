import { m } from '../../messages/m'
import { defineDrawing } from '../definition'

export const horizontal = defineDrawing(
  { price: 'price', dash: 'dash?' },
  {
    name: m.drawings.kindNames.horizontal,
    hint: m.drawings.toolHints.horizontal,
    keywords: m.drawings.keywords.horizontal,
    key: 'H',
    icon: 'M5 12h14',
    clicks: 1,
    lines({ price }, { plot }) {
      const { left, width } = plot.box
      const y = plot.y(price)
      return [
        {
          ends: [
            { x: left, y },
            { x: left + width, y }
          ]
        }
      ]
    },
    axisPrice: ({ price }) => price
  }
)
