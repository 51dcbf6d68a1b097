import { momentLabel } from '../../../charts/time-scale'
import { day } from '../intervals'

const minute = 60_000

/** Days are the service's, in UTC; times within a day are those of the person. */
const zoneOf = (intervalMs: number): 'utc' | 'local' => (intervalMs >= day ? 'utc' : 'local')

/** The moment a replay stands at: `Tue 17 Feb 2026 08:27`. */
export function replayMoment(time: number, intervalMs: number): string {
  return momentLabel(time, zoneOf(intervalMs))
}

/** A time as a date field holds it: `2026-02-17T08:27` in the person's own time, `2026-02-17` for days. */
export function fieldOf(time: number, intervalMs: number): string {
  if (zoneOf(intervalMs) === 'utc') return new Date(time).toISOString().slice(0, 10)
  const offset = new Date(time).getTimezoneOffset() * minute
  return new Date(time - offset).toISOString().slice(0, 16)
}

/** The time a date field holds; NaN for an empty or impossible one. */
export function timeIn(field: string): number {
  // By the language's own rule a date alone is UTC, and one with a time is local.
  return new Date(field).getTime()
}
