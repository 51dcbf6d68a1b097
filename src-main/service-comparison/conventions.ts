import type { Explanation } from '../../src-shared/contract/service-comparison'
import { worstPercent } from './difference'
import type { ComparisonRow } from '../../src-shared/contract/service-comparison'

/** One way to compute something, and what it is called. */
export interface Convention<Computed> {
  readonly name: string
  readonly compute: () => Computed
}

/** A difference this small is a number written with fewer digits. In percent. */
const writtenShorter = 1e-6

/**
 * The convention that explains the difference best, where one does: computed with it, the largest difference is at
 * most half of what it is. Null where ours already agrees, or none of them helps.
 */
export function explanationOf(
  usual: readonly ComparisonRow[],
  others: readonly Convention<readonly ComparisonRow[]>[]
): Explanation | null {
  const fromPercent = worstPercent(usual)
  if (fromPercent <= writtenShorter) return null
  const best = others
    .map(({ name, compute }) => ({ convention: name, rows: compute() }))
    // A convention that leaves less to compare must not win by that.
    .filter(({ rows }) => isAsWhole(rows, usual))
    .map(({ convention, rows }) => ({ convention, fromPercent, toPercent: worstPercent(rows) }))
    .reduce<Explanation | null>((a, b) => (a !== null && a.toPercent <= b.toPercent ? a : b), null)
  return best !== null && best.toPercent <= fromPercent / 2 ? best : null
}

function isAsWhole(rows: readonly ComparisonRow[], usual: readonly ComparisonRow[]): boolean {
  const count = (all: readonly ComparisonRow[]): number => all.reduce((sum, { bars }) => sum + bars, 0)
  return rows.length === usual.length && count(rows) >= count(usual) * 0.75
}
