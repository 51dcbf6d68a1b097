export interface ValueChange {
  readonly value: number
  readonly days: number
}

/**
 * There must be three or more periods, and each value must be as close to 1 as is usual for its period.
 * Percentage points are almost never that close to 1.
 */
export function areFactors(moves: readonly ValueChange[]): boolean {
  if (moves.length < 3) return false
  return moves.every(({ value, days }) => value > 0 && Math.abs(Math.log(value)) <= 0.12 * Math.sqrt(days))
}
