import type { EpochMs } from '../contract/values'

interface Point {
  readonly time: EpochMs
  readonly price: number
}

interface SlopingLine {
  readonly id: string
  readonly from: Point
  readonly to: Point
  readonly scale?: 'linear' | 'log'
}

type Reach = 'segment' | 'ray' | 'line'

export type DrawnLine =
  | { readonly kind: 'horizontal'; readonly id: string; readonly price: number }
  | (SlopingLine & { readonly kind: 'trend'; readonly reach: Reach })
  | (SlopingLine & { readonly kind: 'channel'; readonly beside: Point; readonly reach?: Reach })

export const drawnParts = ['trend', 'horizontal', 'side', 'otherSide'] as const
export type DrawnPart = (typeof drawnParts)[number]

/** Returns an empty list for drawings that aren't lines. */
export function partsOf({ kind }: { readonly kind: string }): readonly DrawnPart[] {
  if (kind === 'trend' || kind === 'horizontal') return [kind]
  return kind === 'channel' ? ['side', 'otherSide'] : []
}

export const isDrawnLine = <One extends { readonly kind: string }>(
  drawing: One
): drawing is Extract<One, { readonly kind: DrawnLine['kind'] }> => partsOf(drawing).length > 0

/**
 * Returns null if the line isn't drawn at this time, is vertical or isn't part of the drawing. The line is
 * straight on the scale on which it was placed.
 */
export function drawnPrice(drawing: DrawnLine, part: DrawnPart, at: EpochMs): number | null {
  if (!partsOf(drawing).includes(part)) return null
  if (drawing.kind === 'horizontal') return drawing.price
  const { from, to, scale, reach = 'segment' } = drawing
  const along = (at - from.time) / (to.time - from.time)
  if (!Number.isFinite(along)) return null
  if (reach !== 'line' && (along < 0 || (reach === 'segment' && along > 1))) return null
  const [place, price] = scale === 'log' ? [Math.log, Math.exp] : [(one: number) => one, (one: number) => one]
  const placeAt = (share: number): number => place(from.price) + share * (place(to.price) - place(from.price))
  if (drawing.kind === 'trend' || part === 'side') return positive(price(placeAt(along)))
  const { beside } = drawing
  const apart = place(beside.price) - placeAt((beside.time - from.time) / (to.time - from.time))
  return positive(price(placeAt(along) + apart))
}

/** Returns null for a price of 0 or less, because on a linear scale a falling line ends at 0. */
const positive = (price: number): number | null => (price > 0 && Number.isFinite(price) ? price : null)
