/** A time span in epoch ms. The end isn't part of it. */
export interface MonthSpan {
  readonly from: number
  readonly to: number
}

export const covers = (spans: readonly MonthSpan[], at: number): boolean =>
  spans.some(({ from, to }) => from <= at && at < to)

/** The result is ascending. */
export function without(spans: readonly MonthSpan[], others: readonly MonthSpan[]): readonly MonthSpan[] {
  return others
    .reduce<readonly MonthSpan[]>(
      (left, { from, to }) =>
        left.flatMap(span =>
          [
            { from: span.from, to: Math.min(span.to, from) },
            { from: Math.max(span.from, to), to: span.to }
          ].filter(rest => rest.from < rest.to)
        ),
      spans
    )
    .toSorted((a, b) => a.from - b.from)
}

export const within = (spans: readonly MonthSpan[], { from, to }: MonthSpan): readonly MonthSpan[] =>
  spans
    .map(span => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter(span => span.from < span.to)
