export type Odd = Readonly<Record<string, number>>

export const count = <Row>(rows: readonly Row[], isSo: (row: Row) => boolean): number => {
  let found = 0
  for (const row of rows) if (isSo(row)) found++
  return found
}

export function otherwise<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  valueOf: (row: Row) => unknown
): number {
  const valuesByName = new Map<string, Set<unknown>>()
  for (const row of rows) {
    const values = valuesByName.get(nameOf(row)) ?? new Set()
    valuesByName.set(nameOf(row), values.add(valueOf(row)))
  }
  return count(rows, row => (valuesByName.get(nameOf(row))?.size ?? 0) > 1)
}

export const areFar = (one: number | null, other: number | null, times: number): boolean =>
  one !== null &&
  other !== null &&
  one !== 0 &&
  other !== 0 &&
  (Math.abs(one / other) > times || Math.abs(other / one) > times)

export function countOutliers(column: readonly (number | null)[], times: number): number {
  const values = column.filter((value): value is number => value !== null && value !== 0)
  if (values.length < 3) return 0
  const sizes = values.map(Math.abs).sort((one, other) => one - other)
  const middle = sizes[Math.floor(sizes.length / 2)] ?? null
  return count(values, value => areFar(value, middle, times))
}
