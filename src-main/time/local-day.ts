import type { EpochMs } from '../contract/values'

/** The start of the local calendar day that holds `at`, in the machine's zone (23 or 25 hours long on some). */
export function startOfLocalDay(at: EpochMs): EpochMs {
  return new Date(at).setHours(0, 0, 0, 0)
}
