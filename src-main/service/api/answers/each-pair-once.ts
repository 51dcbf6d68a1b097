interface Pair {
  readonly a?: unknown
  readonly b?: unknown
  readonly value?: unknown
}

/** A repeated pair is kept if its value differs. */
export function eachPairOnce<Row extends Pair>(rows: readonly Row[]): readonly Row[] {
  const valuesByPair = new Map<string, unknown[]>()
  return rows.filter(({ a, b, value }) => {
    if (a === b) return false
    const pair = [a, b].sort().join('\n')
    const values = valuesByPair.get(pair) ?? []
    if (values.includes(value)) return false
    valuesByPair.set(pair, [...values, value])
    return true
  })
}
