import { channels, contrast } from '../paint/contrast'

export interface Tile {
  readonly name: string
  readonly lines: readonly string[]
  /** Relative, above 0. */
  readonly size: number
  /** The price move, from -1 to 1. */
  readonly strength: number | null
}

export interface TileColors {
  readonly ground: string
  readonly up: string
  readonly down: string
}

/** Maximum share of the `up` or `down` colour, so that text on it stays readable. */
const mostTint = 0.55

/** Colours are `#rrggbb`. */
export function tileColor(strength: number | null, { ground, up, down }: TileColors): string {
  const size = Math.min(1, Math.abs(strength ?? 0))
  return size === 0 ? ground : mixed(ground, (strength ?? 0) > 0 ? up : down, 0.12 + size * (mostTint - 0.12))
}

/** @param share of the second colour, 0 to 1 */
export function mixed(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  const mix = a.map((value, at) => Math.round(value + ((b[at] ?? value) - value) * share))
  return `#${mix.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the colour with the higher WCAG 2.2 contrast. In the high-contrast theme, tiles are light. */
export function readableOn(ground: string, first: string, second: string): string {
  return contrast(ground, first) >= contrast(ground, second) ? first : second
}

interface TileLabel {
  readonly show: boolean
  readonly formatter: string
  readonly fontSize: number
  readonly lineHeight: number
}

/** Approximate width of a letter, as a share of the font size. */
const letter = 0.66
const largest = 22
/** The assumed width of a tile, as a share of the width of a square with the same area. */
const narrow = 0.85

/**
 * Chooses the text of a tile: all lines if they fit, else the first, else none. Larger tiles have larger
 * text.
 * @param area in square px
 * @param least smallest font size, px
 */
export function tileLabel(lines: readonly string[], area: number, least: number): TileLabel {
  const side = Math.sqrt(area) * narrow
  const fits = (count: number): number => {
    const longest = Math.max(...lines.slice(0, count).map(({ length }) => length))
    return Math.min(side / (longest * letter + 1.5), side / (count * 1.8))
  }
  const count = fits(lines.length) >= least ? lines.length : 1
  const fontSize = Math.min(largest, Math.max(least, Math.round(fits(count) * 0.6)))
  return {
    show: fits(count) >= least,
    formatter: lines.slice(0, count).join('\n'),
    fontSize,
    lineHeight: Math.round(fontSize * 1.3)
  }
}

/** Total space on both sides of a label, px. */
const rim = 6

/**
 * Returns all lines if they fit, else the first, else none. Lines are never broken or cut off. Sizes are in
 * px.
 */
export function linesThatFit(
  lines: readonly string[],
  tile: { readonly width: number; readonly height: number; readonly lineHeight: number },
  measure: (text: string) => number
): readonly string[] {
  const fit = (some: readonly string[]): boolean =>
    some.length * tile.lineHeight + rim <= tile.height &&
    some.every(line => measure(line) + rim <= tile.width)
  return [lines, lines.slice(0, 1)].find(fit) ?? []
}
