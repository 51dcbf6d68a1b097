import { formatPrice } from '../../format/price'
import { m } from '../../messages/m'
import { defineDrawing } from '../definition'
import { anchorPixel, type Anchor } from '../geometry'

export const fibonacci = defineDrawing(
  { from: 'anchor', to: 'anchor', dash: 'dash?' },
  {
    name: m.drawings.kindNames.fibonacci,
    hint: m.drawings.toolHints.fibonacci,
    keywords: m.drawings.keywords.fibonacci,
    key: 'F',
    icon: 'M3 5h18 M3 12h18 M3 19h18',
    clicks: 2,
    lines(move, ground) {
      const [a, b] = [anchorPixel(move.from, ground), anchorPixel(move.to, ground)]
      return [
        { ends: [a, b], look: 'guide' },
        ...retracements(move).map(({ price, name }) => {
          const y = ground.plot.y(price)
          return {
            ends: [
              { x: a.x, y },
              { x: b.x, y }
            ] as const,
            text: name
          }
        })
      ]
    }
  }
)

const parts = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const

export interface Retracement {
  readonly part: number
  readonly price: number
  /** `0.618  64,250.00` */
  readonly name: string
}

/**
 * Level 0 is the end of the move, and level 1 its start. The levels are calculated from prices, even if the
 * scale is logarithmic.
 */
export function retracements({ from, to }: Readonly<Record<'from' | 'to', Anchor>>): readonly Retracement[] {
  return parts.map(part => {
    const price = to.price + (from.price - to.price) * part
    return { part, price, name: `${part}  ${formatPrice(price)}` }
  })
}
