export interface Changed {
  readonly changePercent: number | null
}

/**
 * Returns rising and falling rows, those with the largest changes first. Leaves out rows whose change is
 * unknown or 0.
 */
export function moversOf<Row extends Changed>(
  rows: readonly Row[],
  most: number
): { readonly up: readonly Row[]; readonly down: readonly Row[] } {
  const known = rows.filter(({ changePercent }) => changePercent !== null && changePercent !== 0)
  const sorted = [...known].sort((a, b) => (b.changePercent ?? 0) - (a.changePercent ?? 0))
  const isUp = ({ changePercent }: Row): boolean => (changePercent ?? 0) > 0
  return {
    up: sorted.filter(isUp).slice(0, most),
    down: sorted
      .filter(row => !isUp(row))
      .reverse()
      .slice(0, most)
  }
}
