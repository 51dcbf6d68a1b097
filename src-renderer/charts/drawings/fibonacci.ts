import { formatPrice } from '../../../src-shared/format/price'
import { pointOf, type Anchor, type Ground } from './anchors'
import { clipped, type Segment } from './lines'

/** The retracement levels traders use. */
const parts = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const

/** A price move from its start to its end. */
interface Move {
  readonly from: Anchor
  readonly to: Anchor
}

export interface Retracement {
  readonly part: number
  readonly price: number
  /** `0.618  64,250.00`. */
  readonly name: string
}

/**
 * Prices at which parts of the move are retraced: 0 is its end, 1 its start. Computed on prices, whatever the scale.
 */
export function retracements({ from, to }: Move): readonly Retracement[] {
  return parts.map(part => {
    const price = to.price + (from.price - to.price) * part
    return { part, price, name: `${part}  ${formatPrice(price)}` }
  })
}

/** One line per level between the two ends, clipped to the view. */
export function retracementLines(
  move: Move,
  ground: Ground
): readonly (Retracement & { readonly line: Segment })[] {
  const [a, b] = [pointOf(move.from, ground), pointOf(move.to, ground)]
  return retracements(move).flatMap(one => {
    const y = ground.plot.y(one.price)
    const line = clipped({ x: a.x, y }, { x: b.x, y }, 'segment', ground.plot.box)
    return line ? [{ ...one, line }] : []
  })
}
