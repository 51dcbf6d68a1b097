import { m } from '../messages/m'
import { formatSpan } from './span'
import { minute } from '../time'

export type Loudness = 'fresh' | 'aged' | 'stale'

/**
 * Quotes are refreshed every few seconds to minutes, so an age of 15 minutes means that something is wrong.
 * In a list, `lagMs` is compared with this limit instead.
 */
export function loudness(ageMs: number | null, lagMs: number | null = ageMs): Loudness {
  if (ageMs === null || ageMs < 2 * minute) return 'fresh'
  return (lagMs ?? 0) < 15 * minute ? 'aged' : 'stale'
}

/** Clocks may differ by this much. */
const clocksDiffer = 5 * minute

export const isAhead = (at: number, now: number): boolean => at - now > clocksDiffer

/** Returns `fetchedAt` if the source's timestamp is unknown or too far after it. */
export function plausibleTime(at: number | null, fetchedAt: number | null): number | null {
  if (at === null || fetchedAt === null) return at ?? fetchedAt
  return isAhead(at, fetchedAt) ? fetchedAt : at
}

/** Returns `now` for less than a minute, because a list that shows seconds would flicker. */
export function formatAge(at: number | null, now: number): string {
  if (at === null) return ''
  const age = now - at
  return age < minute ? m.formats.now() : formatSpan(age)
}
