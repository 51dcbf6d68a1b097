import type { FigurePoint } from '@contract'

/** A line of values for one list of coins. When the list changes, another line starts. */
export interface PointLine {
  /** `earlier`: calculated by Candlewick for an earlier version of the list. */
  readonly origin: FigurePoint['origin'] | 'earlier'
  readonly coins: readonly string[]
  readonly points: readonly { readonly at: number; readonly value: number }[]
}

/** Times ascend. Drops points without a value. */
export function pointLines(
  points: readonly FigurePoint[],
  valueOf: (point: FigurePoint) => number | null
): readonly PointLine[] {
  const lines: {
    origin: FigurePoint['origin']
    coins: readonly string[]
    points: { at: number; value: number }[]
  }[] = []
  for (const point of points) {
    const value = valueOf(point)
    if (value === null) continue
    const last = lines.findLast(({ origin }) => origin === point.origin)
    if (last && last.coins.join(' ') === point.coins.join(' ')) last.points.push({ at: point.at, value })
    else lines.push({ origin: point.origin, coins: point.coins, points: [{ at: point.at, value }] })
  }
  return lines
}

export function nearestPoint(
  { points }: Pick<PointLine, 'points'>,
  moment: number
): PointLine['points'][number] | null {
  const distance = ({ at }: { readonly at: number }): number => Math.abs(at - moment)
  return points.reduce<PointLine['points'][number] | null>(
    (nearest, point) => (nearest && distance(nearest) <= distance(point) ? nearest : point),
    null
  )
}

/**
 * The position of a value from 0 to 100 in the chart, as shares of its width and height from the top left.
 * Values outside move to the edge.
 */
export const pointPlace = (
  { at, value }: { readonly at: number; readonly value: number },
  from: number,
  to: number
): { readonly x: number; readonly y: number } => ({
  x: to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 1,
  y: 1 - Math.min(100, Math.max(0, value)) / 100
})
