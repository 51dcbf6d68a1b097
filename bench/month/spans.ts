/** A period with exclusive end, epoch ms. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const covers = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ from, to }) => from <= at && at < to)

/** The parts of the first spans that are in none of the others, ascending. */
export function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others
    .reduce<readonly Span[]>(
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
