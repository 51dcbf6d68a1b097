import type { EpochMs } from '../../src-shared/contract/values'
import { startOfLocalDay, startOfNextLocalDay } from '../time/local-day'
import { day } from '../../src-shared/time'

/** How long, and how many, calls are kept singly (docs/decisions/0007). */
export const keptForDays = 90
export const mostSingleCalls = 100_000

export interface RollUpQuestion {
  readonly now: EpochMs
  /** When the newest call was booked that is one too many; null where there is none. */
  readonly tooMany: EpochMs | null
  /** Where the quota period began that budgets are counted from; null before the quota was ever told. */
  readonly periodFrom: EpochMs | null
}

/**
 * Up to where whole local days become sums: those older than a quarter and those beyond the number kept, but never
 * a day that a budget still counts in.
 * @returns the first moment of the first day that stays as it is.
 */
export function rollUpBefore({ now, tooMany, periodFrom }: RollUpQuestion): EpochMs {
  const byAge = startOfLocalDay(startOfLocalDay(now) - keptForDays * day + day / 2)
  const byNumber = tooMany === null ? byAge : Math.max(byAge, startOfNextLocalDay(tooMany))
  return Math.min(byNumber, startOfLocalDay(now), startOfLocalDay(periodFrom ?? now))
}
