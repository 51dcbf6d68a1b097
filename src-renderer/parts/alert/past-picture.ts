import type { Backtest } from '@contract'

interface Size {
  readonly width: number
  readonly height: number
}

interface TimedValue {
  readonly at: number
  readonly value: number
}

export interface PastPicture {
  /** SVG path of the price, with gaps where no price was saved. */
  readonly line: string
  readonly levels: readonly string[]
  /** Uncertain triggers come first, so that certain ones are drawn on top of them. */
  readonly triggers: readonly {
    readonly x: number
    readonly y: number
    readonly trigger: MarkedPrices['triggers'][number]
  }[]
  readonly unknown: readonly { readonly x: number; readonly width: number }[]
  /** Labels of the price scale, the most important first: the last value of each level, then the extremes. */
  readonly scale: readonly { readonly y: number; readonly value: number; readonly isLevel: boolean }[]
  readonly range: Range
}

export interface Range {
  readonly least: number
  readonly most: number
}

/** Room for the price line at the upper and lower edge, px. */
const edge = 4

/** In px. */
const labelHeight = 14

export interface MarkedPrices extends Pick<Backtest, 'from' | 'to' | 'prices' | 'triggers' | 'unknown'> {
  readonly levels?: readonly (readonly TimedValue[])[]
}

/**
 * Extra space above and below the values, as a share of their range, so that the user can move a level beyond
 * them.
 */
const roomToMove = 0.15

/**
 * Converts a position in the picture (px from the top) to a price. Also works above and below the picture.
 */
export const valueAt = (y: number, { least, most }: Range, height: number): number =>
  least + ((height - edge - y) / (height - 2 * edge)) * (most - least)

export const heightOf = (value: number, { least, most }: Range, height: number): number =>
  Math.round(height - edge - ((value - least) / (most - least || 1)) * (height - 2 * edge))

/** A power of ten between 0.01 % and 0.1 % of the price. */
export const priceStep = (price: number): number => 10 ** (Math.floor(Math.log10(price)) - 3)

function priceAt(at: number, prices: readonly TimedValue[]): number {
  const next = prices.findIndex(price => price.at >= at)
  const [before, after] = [prices.at(next - 1), prices[next]]
  if (!before || !after || next === 0) return (after ?? before)?.value ?? 0
  return before.value + ((at - before.at) / (after.at - before.at)) * (after.value - before.value)
}

function rangeOf(past: MarkedPrices, levels: readonly (readonly TimedValue[])[], isMovable: boolean): Range {
  const values = [past.prices, ...levels].flat().map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = isMovable ? (most - least || Math.abs(most)) * roomToMove : 0
  return { least: least - room, most: most + room }
}

/**
 * @param fixed the range of the scale while a level is dragged. By default, the scale covers all values, and
 * some space beyond them if `isMovable`
 */
export function pastPicture(
  past: MarkedPrices,
  { width, height }: Size,
  { isMovable = false, fixed = null }: { readonly isMovable?: boolean; readonly fixed?: Range | null } = {}
): PastPicture {
  const levels = past.levels?.filter(level => level.length > 0) ?? []
  const xOf = (at: number): number =>
    Math.round(((Math.max(at, past.from) - past.from) / (past.to - past.from)) * width)
  const range = fixed ?? rangeOf(past, levels, isMovable)
  const extremes = rangeOf(past, levels, false)
  const yOf = (value: number): number => heightOf(value, range, height)
  const isUnknown = (from: number, to: number): boolean =>
    past.unknown.some(span => span.from < to && span.to > from)
  const pathOf = (points: readonly TimedValue[]): string =>
    points
      .map(({ at, value }, index) => {
        const before = points[index - 1]
        const starts = before === undefined || isUnknown(before.at, at)
        return `${starts ? 'M' : 'L'}${xOf(at)} ${yOf(value)}`
      })
      .join('')
  const labels = [
    ...levels.flatMap(level => level.slice(-1).map(({ value }) => ({ value, isLevel: true }))),
    { value: extremes.most, isLevel: false },
    { value: extremes.least, isLevel: false }
  ].map(label => ({ ...label, y: yOf(label.value) }))
  return {
    line: pathOf(past.prices),
    levels: levels.map(pathOf),
    triggers: past.triggers
      .toSorted((a, b) => Number(a.isCertain) - Number(b.isCertain))
      .map(trigger => ({ x: xOf(trigger.to), y: yOf(priceAt(trigger.to, past.prices)), trigger })),
    unknown: past.unknown.map(({ from, to }) => ({ x: xOf(from), width: Math.max(1, xOf(to) - xOf(from)) })),
    scale: labels.filter(
      ({ y }, index) => !labels.slice(0, index).some(other => Math.abs(other.y - y) < labelHeight)
    ),
    range
  }
}
