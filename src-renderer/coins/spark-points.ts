import { coordinate } from '../ui/coordinate'

const leastPoints = 5

export const isEnoughForLine = (values: readonly number[]): boolean =>
  values.filter(Number.isFinite).length >= leastPoints

/**
 * The oldest value is on the left. Half a pixel stays free above and below for the stroke. Returns '' for
 * fewer than five values, because so short a line would exaggerate small moves.
 */
export function sparkPoints(values: readonly number[], width: number, height: number): string {
  return sparkOf(values, width, height, null).points
}

/**
 * Returns a line and a horizontal level on the same scale.
 * @param level null in the result if it's so far from the values that the line would look flat
 */
export function sparkOf(
  values: readonly number[],
  width: number,
  height: number,
  level: number | null
): { readonly points: string; readonly level: number | null } {
  const known = values.filter(Number.isFinite)
  if (!isEnoughForLine(known)) return { points: '', level: null }
  const range = [Math.min(...known), Math.max(...known)] as const
  const reach = Math.abs(range[1] - range[0]) * 2
  const isNear = level !== null && level >= range[0] - reach && level <= range[1] + reach
  const [low, high] = isNear ? [Math.min(range[0], level), Math.max(range[1], level)] : range
  const heightOf = (value: number): number =>
    high === low ? height / 2 : 0.5 + (height - 1) * (1 - (value - low) / (high - low))
  const step = width / (known.length - 1)
  const points = known.map((value, at) => `${coordinate(at * step)},${coordinate(heightOf(value))}`)
  return { points: points.join(' '), level: isNear ? heightOf(level) : null }
}
