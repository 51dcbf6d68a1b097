import { formatPrice } from '../../../src-shared/format/price'
import { pointOf, type Anchor, type Ground } from './anchors'
import { clipped, type Segment } from './lines'

/** What parts of a move are looked at, as traders have them. */
const parts = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const

/** A move, from where it began to where it ended. */
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

/** The prices at which parts of a move are taken back: 0 where it ended, 1 where it began; of the prices themselves, on any scale. */
export function retracements({ from, to }: Move): readonly Retracement[] {
  return parts.map(part => {
    const price = to.price + (from.price - to.price) * part
    return { part, price, name: `${part}  ${formatPrice(price)}` }
  })
}

/** A line for each, between the two ends, as far as it is in view. */
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
