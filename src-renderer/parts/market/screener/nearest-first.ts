import type { ScreenConditions, ScreenRow } from '@contract'
import { conditionDefinition } from '../../../../src-shared/conditions/catalogue'

type Value = ScreenRow['values'][number]

/**
 * Sorts coins by their distance from meeting the conditions. A distance of one point counts as much as one
 * percent. Coins whose distance is unknown come last.
 */
export function nearestFirst(rows: readonly ScreenRow[], anyOf: ScreenConditions): readonly ScreenRow[] {
  return rows
    .map(row => ({ row, distance: distanceOf(row, anyOf) }))
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ row }) => row)
}

/** A group is as far away as its farthest condition, and the coin as far as its nearest group. */
function distanceOf({ values }: ScreenRow, anyOf: ScreenConditions): number {
  let at = 0
  const groups = anyOf.map(group =>
    Math.max(
      ...group.map(condition => {
        const unit = conditionDefinition(condition).distance?.(condition)
        return apart(values[at++], unit)
      })
    )
  )
  return Math.min(...groups)
}

function apart(found: Value | undefined, unit: 'percent' | 'points' | undefined): number {
  if (found?.holds === true) return 0
  if (unit === undefined || typeof found?.value !== 'number' || found.against === null) return Infinity
  const by = Math.abs(found.value - found.against)
  if (unit === 'points') return by
  return found.against === 0 ? Infinity : (by / Math.abs(found.against)) * 100
}
