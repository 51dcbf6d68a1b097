import type { EpochMs } from '../../src-shared/contract/values'
import { startOfLocalDay, startOfNextLocalDay } from '../platform/time/local-day'
import { day } from '../../src-shared/time'

/** Older calls, or calls beyond this number, become daily sums (docs/decisions/0007). */
export const ledgerDays = 90
export const mostSingleCalls = 100_000

export interface RollUpInput {
  readonly now: EpochMs
  /** The newest call beyond {@link mostSingleCalls}, if any. */
  readonly tooMany: EpochMs | null
  /** Null until a quota header arrived. */
  readonly periodFrom: EpochMs | null
}

export function rollUpBefore({ now, tooMany, periodFrom }: RollUpInput): EpochMs {
  const byAge = startOfLocalDay(startOfLocalDay(now) - ledgerDays * day + day / 2)
  const byNumber = tooMany === null ? byAge : Math.max(byAge, startOfNextLocalDay(tooMany))
  return Math.min(byNumber, startOfLocalDay(now), startOfLocalDay(periodFrom ?? now))
}
