import { m } from '../messages/m'
import { formatSpan } from './span'
import { minute } from '../time'

/** How a time is shown. `fresh` looks like any value, `aged` is grey, and `stale` is highlighted. */
export type Loudness = 'fresh' | 'aged' | 'stale'

/**
 * Quotes are refreshed every few seconds to minutes, so an age of 15 minutes means that something is wrong.
 * In a list, `lagMs` is compared with this limit instead: how much older a quote is than the latest one.
 */
export function loudness(ageMs: number | null, lagMs: number | null = ageMs): Loudness {
  if (ageMs === null || ageMs < 2 * minute) return 'fresh'
  return (lagMs ?? 0) < 15 * minute ? 'aged' : 'stale'
}

/** Clocks may differ by this much. A timestamp further in the future must be wrong. */
const clocksDiffer = 5 * minute

export const isAhead = (at: number, now: number): boolean => at - now > clocksDiffer

/** Returns the source's timestamp, or `fetchedAt` if the timestamp is unknown or too far after it. */
export function plausibleTime(at: number | null, fetchedAt: number | null): number | null {
  if (at === null || fetchedAt === null) return at ?? fetchedAt
  return isAhead(at, fetchedAt) ? fetchedAt : at
}

/**
 * Returns `now` for less than a minute, because a list that shows seconds would flicker, then `4 min` or `2
 * h`. Empty if unknown.
 */
export function formatAge(at: number | null, now: number): string {
  if (at === null) return ''
  const age = now - at
  return age < minute ? m.formats.now() : formatSpan(age)
}
