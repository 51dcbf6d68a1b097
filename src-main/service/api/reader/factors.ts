/** How a price went over a span of days. */
export interface Move {
  readonly value: number
  readonly days: number
}

/**
 * Whether moves of one coin over three spans or more are told as factors, `0.9785` for a fall by 2.15 percent: all lie
 * as near to 1 as prices go in such spans. Percent points of an hour, a day and a week that all lie so near to 1 are next
 * to impossible.
 */
export function areFactors(moves: readonly Move[]): boolean {
  if (moves.length < 3) return false
  return moves.every(({ value, days }) => value > 0 && Math.abs(Math.log(value)) <= 0.12 * Math.sqrt(days))
}
