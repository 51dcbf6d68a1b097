import type { Picks, Row, RowShape } from './row'
import type { Trace } from './trace'

/** Drops plain values next to named rows. They are totals, such as the number of rows. */
export function withoutSummary<Field extends string>(
  rows: readonly Row<Field>[],
  { identity }: RowShape<Field>,
  trace: Trace
): readonly Row<Field>[] {
  if (identity === undefined) return rows
  const isNamed = ({ found }: Row<Field>): boolean => identity.some(field => found[field] !== undefined)
  const isBare = (row: Row<Field>): boolean => row.holders.length === 0 && !isNamed(row)
  if (!rows.some(row => row.holders.length > 0 && isNamed(row)) || !rows.some(isBare)) return rows
  for (const row of rows) if (isBare(row)) trace.release([row.group])
  return rows.filter(row => !isBare(row))
}

/** Whether values without a name are a summary of the named rows inside them, such as the total market cap. */
export function isSummaryOf<Field extends string>(
  within: readonly Row<Field>[],
  picks: Picks<Field>,
  { identity }: RowShape<Field>
): boolean {
  if (identity === undefined || identity.some(field => picks[field] !== undefined)) return false
  return within.some(
    ({ found, holders }) => holders.length > 0 && identity.some(field => found[field] !== undefined)
  )
}
