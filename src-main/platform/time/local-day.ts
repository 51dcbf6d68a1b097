import type { EpochMs } from '../../../src-shared/contract/values'

/** A local day may have 23 or 25 hours. */
export function startOfLocalDay(at: EpochMs): EpochMs {
  return new Date(at).setHours(0, 0, 0, 0)
}

export function startOfNextLocalDay(at: EpochMs): EpochMs {
  // Always on the next day, even if the clocks change.
  return startOfLocalDay(startOfLocalDay(at) + 36 * 3_600_000)
}
