import { mixed } from '../treemap/tile'

/** One layer of a stacked chart, with a value per column. */
export interface StackedLayer {
  readonly name: string
  readonly values: readonly number[]
}

/** A line across the columns of a stacked chart. It has no point in columns that are null. */
export interface StackLine {
  readonly values: readonly (number | null)[]
  readonly isDashed: boolean
}

/** A round maximum of an axis, at least `most`. */
export function niceMost(most: number): number {
  if (most <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(most))
  return ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find(times => times * step >= most) ?? 10) * step
}

/**
 * Shades of one colour from strong to faint. They tell the layers of a stack apart without giving them a
 * meaning, as different colours would.
 */
export function shades(color: string, ground: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) =>
    mixed(ground, color, 0.9 - (0.72 * place) / Math.max(1, count - 1))
  )
}
