import type { EpochMs } from '../../src-shared/contract/values'
import { startOfLocalDay, startOfNextLocalDay } from '../platform/time/local-day'
import { day } from '../../src-shared/time'

/** Older calls, or more, aren't kept individually (docs/decisions/0007). */
export const keptForDays = 90
export const mostSingleCalls = 100_000

export interface RollUpQuestion {
  readonly now: EpochMs
  /** When the newest of the calls beyond {@link mostSingleCalls} was booked. */
  readonly tooMany: EpochMs | null
  /** The start of the quota period that budgets count from. Null before the first quota reading. */
  readonly periodFrom: EpochMs | null
}

/**
 * See docs/decisions/0007.
 * @returns the start of the first day to keep
 */
export function rollUpBefore({ now, tooMany, periodFrom }: RollUpQuestion): EpochMs {
  const byAge = startOfLocalDay(startOfLocalDay(now) - keptForDays * day + day / 2)
  const byNumber = tooMany === null ? byAge : Math.max(byAge, startOfNextLocalDay(tooMany))
  return Math.min(byNumber, startOfLocalDay(now), startOfLocalDay(periodFrom ?? now))
}
