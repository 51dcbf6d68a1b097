import type { Backtest } from '@contract'

interface Size {
  readonly width: number
  readonly height: number
}

export interface PastPicture {
  /** SVG path of the price. It has gaps where no price was saved. */
  readonly line: string
  readonly triggers: readonly { readonly x: number; readonly isCertain: boolean }[]
  readonly unknown: readonly { readonly x: number; readonly width: number }[]
}

/** Minimum distance of the price line from the upper and the lower edge, px. */
const edge = 4

/** The prices of a backtest, and the times that are marked on them. */
export type MarkedPrices = Pick<Backtest, 'from' | 'to' | 'prices' | 'triggers' | 'unknown'>

export function pastPicture(past: MarkedPrices, { width, height }: Size): PastPicture {
  const xOf = (at: number): number =>
    Math.round(((Math.max(at, past.from) - past.from) / (past.to - past.from)) * width)
  const values = past.prices.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const yOf = (value: number): number =>
    Math.round(height - edge - ((value - least) / (most - least || 1)) * (height - 2 * edge))
  const isUnknown = (from: number, to: number): boolean =>
    past.unknown.some(span => span.from < to && span.to > from)
  const points = past.prices.map(({ at, value }, index) => {
    const before = past.prices[index - 1]
    const starts = before === undefined || isUnknown(before.at, at)
    return `${starts ? 'M' : 'L'}${xOf(at)} ${yOf(value)}`
  })
  return {
    line: points.join(''),
    triggers: past.triggers.map(({ to, isCertain }) => ({ x: xOf(to), isCertain })),
    unknown: past.unknown.map(({ from, to }) => ({ x: xOf(from), width: Math.max(1, xOf(to) - xOf(from)) }))
  }
}
