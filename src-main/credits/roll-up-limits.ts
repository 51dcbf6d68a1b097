import type { EpochMs } from '../../src-shared/contract/values'
import { startOfLocalDay, startOfNextLocalDay } from '../platform/time/local-day'
import { day } from '../../src-shared/time'

/** Calls that are older, or that exceed this number, become daily sums (docs/decisions/0007). */
export const ledgerDays = 90
export const mostSingleCalls = 100_000

export interface RollUpInput {
  readonly now: EpochMs
  /** The time of the newest call beyond {@link mostSingleCalls}, or null if there aren't as many. */
  readonly tooMany: EpochMs | null
  /** Null until a quota header has arrived. */
  readonly periodFrom: EpochMs | null
}

export function rollUpBefore({ now, tooMany, periodFrom }: RollUpInput): EpochMs {
  const byAge = startOfLocalDay(startOfLocalDay(now) - ledgerDays * day + day / 2)
  const byNumber = tooMany === null ? byAge : Math.max(byAge, startOfNextLocalDay(tooMany))
  return Math.min(byNumber, startOfLocalDay(now), startOfLocalDay(periodFrom ?? now))
}
