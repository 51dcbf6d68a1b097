import type { QuietHours } from '../../src-shared/contract/settings'
import type { EpochMs } from '../../src-shared/contract/values'
import { momentAt, zoneOffset } from '../../src-shared/format/zone'
import { day, hour, minute } from '../../src-shared/time'

/** `22:30` as ms of its day. */
const msOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * hour + minutes * minute
}

/**
 * Until when nothing is told that waits for the end of quiet hours; null outside of them. They go by the clocks on the wall:
 * on the days clocks are set they are an hour longer or shorter, and end when those show the end.
 * @param zone null = this computer's
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
  // In the second pass of an hour that comes twice, the end is the second one too.
  return end > now ? end : end + hour
}
