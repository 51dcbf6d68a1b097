import { coordinate } from '../ui/coordinate'

const leastPoints = 5

/**
 * `points` of an SVG polyline for a box of `width` by `height`, oldest on the left, with half a pixel free above and
 * below for the stroke. A flat line runs through the middle. Returns '' below five points, since two would span the
 * box even for a tiny change.
 */
export function sparkPoints(values: readonly number[], width: number, height: number): string {
  const known = values.filter(Number.isFinite)
  if (known.length < leastPoints) return ''
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const step = width / (known.length - 1)
  return known
    .map((value, at) => {
      const y = span === 0 ? height / 2 : 0.5 + (height - 1) * (1 - (value - low) / span)
      return `${coordinate(at * step)},${coordinate(y)}`
    })
    .join(' ')
}
