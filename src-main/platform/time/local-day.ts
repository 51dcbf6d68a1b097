import type { EpochMs } from '../../../src-shared/contract/values'

/** Local days may have 23 or 25 hours, so their start can't be calculated from a number of days. */
export function startOfLocalDay(at: EpochMs): EpochMs {
  return new Date(at).setHours(0, 0, 0, 0)
}

export function startOfNextLocalDay(at: EpochMs): EpochMs {
  // This time is always on the next day, even if the clocks change.
  return startOfLocalDay(startOfLocalDay(at) + 36 * 3_600_000)
}
