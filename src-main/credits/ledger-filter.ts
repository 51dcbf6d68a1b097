import type { LedgerFilter } from '../../src-shared/contract/credits'

/**
 * @param of whether calls or daily sums are filtered. Daily sums have no IDs, so none of them matches a
 * filter for single calls.
 */
export function conditionsOf(
  { operation, coin, feature, from, to, open, ids }: LedgerFilter,
  of: 'calls' | 'sums' = 'calls'
): {
  readonly where: string
  readonly values: readonly (string | number)[]
} {
  const all: (readonly [condition: string, value: string | number | null])[] = [
    ['operation = ?', operation],
    [`instr(' ' || coins || ' ', ' ' || ? || ' ') > 0`, coin],
    ['feature = ?', feature],
    ['at >= ?', from],
    ['at < ?', to]
  ]
  const given = all.flatMap(([condition, value]) => (value === null ? [] : [[condition, value] as const]))
  const conditions = given.map(([condition]) => condition)
  if (ids) conditions.push(of === 'sums' ? 'FALSE' : `id IN (${ids.map(Number).join(', ')})`)
  if (open) conditions.push(`state IN ('reserved', 'unsettled')`)
  return {
    where: conditions.map(condition => `AND ${condition}`).join(' '),
    values: given.map(([, value]) => value)
  }
}
