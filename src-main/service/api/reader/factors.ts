export interface ValueChange {
  readonly value: number
  readonly days: number
}

/**
 * Factors over three or more periods (`0.9785` for −2.15%), each as close to 1 as is usual for its period.
 * Percentage points are almost never that close.
 */
export function areFactors(moves: readonly ValueChange[]): boolean {
  if (moves.length < 3) return false
  return moves.every(({ value, days }) => value > 0 && Math.abs(Math.log(value)) <= 0.12 * Math.sqrt(days))
}
