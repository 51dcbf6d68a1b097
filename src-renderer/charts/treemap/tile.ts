/** One area of a map: how large, and how its change colours it. */
export interface Tile {
  readonly name: string
  /** What stands on it, line by line. */
  readonly lines: readonly string[]
  /** Above 0: areas are in proportion to it. */
  readonly size: number
  /** -1 to 1: how strongly it is coloured down or up; null = not known. */
  readonly strength: number | null
}

export interface TileColors {
  readonly ground: string
  readonly up: string
  readonly down: string
}

/** A tile's colour never hides its text: at most so much of it is up or down. */
const mostTint = 0.55

/** The colour of a tile: the ground, mixed with up or down by its strength. Colours are `#rrggbb`. */
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

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) || 0)

interface TileLabel {
  readonly show: boolean
  readonly formatter: string
  readonly fontSize: number
  readonly lineHeight: number
}

/** Px of width that a letter takes of the size of its type, and as many lines as stand over another. */
const letter = 0.66
const largest = 22
/** Of its side: many a tile is narrower than high. */
const narrow = 0.85

/**
 * What is written on a tile: all lines where they fit, else the first, else nothing; larger on larger tiles. Areas are about
 * square.
 * @param area in square px
 * @param least the smallest size of type, px
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

/** Between a label and the edges of its tile, px together. */
const rim = 6

/** Of the lines of a label those that fit a tile, px: all, the first, or none. A line is never broken or cut. */
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
