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
  readonly line: string
  readonly levels: readonly string[]
  readonly triggers: readonly { readonly x: number; readonly isCertain: boolean }[]
  readonly unknown: readonly { readonly x: number; readonly width: number }[]
  /** The last value of each level first, then the extremes. */
  readonly scale: readonly { readonly y: number; readonly value: number; readonly isLevel: boolean }[]
}

/** From the edges, px. */
const edge = 4

/** Between two labels, px. */
const labelHeight = 14

export interface MarkedPrices extends Pick<Backtest, 'from' | 'to' | 'prices' | 'triggers' | 'unknown'> {
  readonly levels?: readonly (readonly TimedValue[])[]
}

export function pastPicture(past: MarkedPrices, { width, height }: Size): PastPicture {
  const levels = past.levels?.filter(level => level.length > 0) ?? []
  const xOf = (at: number): number =>
    Math.round(((Math.max(at, past.from) - past.from) / (past.to - past.from)) * width)
  const values = [past.prices, ...levels].flat().map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const yOf = (value: number): number =>
    Math.round(height - edge - ((value - least) / (most - least || 1)) * (height - 2 * edge))
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
    { value: most, isLevel: false },
    { value: least, isLevel: false }
  ].map(label => ({ ...label, y: yOf(label.value) }))
  return {
    line: pathOf(past.prices),
    levels: levels.map(pathOf),
    triggers: past.triggers.map(({ to, isCertain }) => ({ x: xOf(to), isCertain })),
    unknown: past.unknown.map(({ from, to }) => ({ x: xOf(from), width: Math.max(1, xOf(to) - xOf(from)) })),
    scale: labels.filter(
      ({ y }, index) => !labels.slice(0, index).some(other => Math.abs(other.y - y) < labelHeight)
    )
  }
}
