import type { EpochMs } from '../../src-shared/contract/values'
import { startOfLocalDay, startOfNextLocalDay } from '../platform/time/local-day'
import { day } from '../../src-shared/time'

/** Older calls, or calls beyond this number, become daily sums (docs/decisions/0007). */
export const ledgerDays = 90
export const mostSingleCalls = 100_000

export interface RollUpInput {
  readonly now: EpochMs
  /** When the newest call beyond {@link mostSingleCalls} was recorded. Null if there are fewer. */
  readonly tooMany: EpochMs | null
  /** The start of the quota period that budgets apply to. Null until a quota header arrived. */
  readonly periodFrom: EpochMs | null
}

/**
 * Decides which calls are replaced by daily sums (docs/decisions/0007).
 * @returns the start of the first day whose calls are kept individually
 */
export function rollUpBefore({ now, tooMany, periodFrom }: RollUpInput): EpochMs {
  const byAge = startOfLocalDay(startOfLocalDay(now) - ledgerDays * day + day / 2)
  const byNumber = tooMany === null ? byAge : Math.max(byAge, startOfNextLocalDay(tooMany))
  return Math.min(byNumber, startOfLocalDay(now), startOfLocalDay(periodFrom ?? now))
}
