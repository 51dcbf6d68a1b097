import type { ComparisonRow, Convention, Explanation } from '../../../src-shared/contract/service-comparison'
import { worstPercent } from './difference'

export interface Computation<Computed> {
  readonly convention: Convention
  readonly compute: () => Computed
}

/** In percent. Smaller differences come from rounding. */
const writtenShorter = 1e-6

/** The calculation convention that explains the differences best. Null if none halves the largest difference. */
export function explanationOf(
  usual: readonly ComparisonRow[],
  others: readonly Computation<readonly ComparisonRow[]>[]
): Explanation | null {
  const fromPercent = worstPercent(usual)
  if (fromPercent <= writtenShorter) return null
  const best = others
    .map(({ convention, compute }) => ({ convention, rows: compute() }))
    // Ignores conventions that explain fewer values, because that would give them an unfair advantage.
    .filter(({ rows }) => isAsWhole(rows, usual))
    .map(({ convention, rows }) => ({ convention, fromPercent, toPercent: worstPercent(rows) }))
    .reduce<Explanation | null>((a, b) => (a !== null && a.toPercent <= b.toPercent ? a : b), null)
  return best !== null && best.toPercent <= fromPercent / 2 ? best : null
}

function isAsWhole(rows: readonly ComparisonRow[], usual: readonly ComparisonRow[]): boolean {
  const count = (all: readonly ComparisonRow[]): number => all.reduce((sum, { bars }) => sum + bars, 0)
  return rows.length === usual.length && count(rows) >= count(usual) * 0.75
}
