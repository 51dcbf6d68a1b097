import type { EpochMs } from '../../src-shared/contract/values'

/** The start of the local calendar day that holds `at`, in the machine's zone (23 or 25 hours long on some). */
export function startOfLocalDay(at: EpochMs): EpochMs {
  return new Date(at).setHours(0, 0, 0, 0)
}

/** The start of the local calendar day after the one that holds `at`. */
export function startOfNextLocalDay(at: EpochMs): EpochMs {
  // 36 hours on is the middle of the next day, whichever way the clocks are moved in between.
  return startOfLocalDay(startOfLocalDay(at) + 36 * 3_600_000)
}
