import type { QuietHours } from '../../src-shared/contract/settings'
import type { EpochMs } from '../../src-shared/contract/values'
import { momentAt, zoneOffset } from '../../src-shared/format/zone'
import { day, hour, minute } from '../../src-shared/time'

/** Milliseconds since midnight. */
const msOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * hour + minutes * minute
}

/**
 * Quiet hours follow local time, so they are an hour longer or shorter when the clocks change.
 * @param zone null for the system's time zone
 */
export function quietUntil(
  now: EpochMs,
  hours: QuietHours | null,
  zone: string | null = null
): EpochMs | null {
  if (!hours) return null
  const wall = now + zoneOffset(now, zone)
  const midnight = Math.floor(wall / day) * day
  const [at, from, to] = [wall - midnight, msOf(hours.from), msOf(hours.to)]
  const isQuiet = from < to ? at >= from && at < to : at >= from || at < to
  if (!isQuiet) return null
  const end = momentAt(midnight + to + (at < to ? 0 : day), zone)
  // If it's still quiet after the end, clocks were set back and the end comes again an hour later.
  return end > now ? end : end + hour
}
