import type { Picks, Row, RowShape } from './row'
import type { Trace } from './trace'

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

/**
 * A summary has no name, such as the total market cap, or no main value, such as the volume of an exchange
 * above the prices of its pairs.
 */
export function isSummaryOf<Field extends string>(
  within: readonly Row<Field>[],
  picks: Picks<Field>,
  { identity, lead }: RowShape<Field>,
  coinAround: string | null
): boolean {
  if (identity === undefined) return false
  const isNamed = identity.some(field => picks[field] !== undefined)
  if (isNamed && (lead === undefined || picks[lead] !== undefined)) return false
  return within.some(
    ({ found, holders, coin }) =>
      holders.length > 0 &&
      (!isNamed || (lead !== undefined && found[lead] !== undefined)) &&
      ((isNamed && coin !== coinAround) ||
        identity.some(field => found[field] !== undefined && found[field] !== picks[field]?.value))
  )
}
