import { m } from '../messages/m'
import { formatSpan } from './span'
import { minute } from '../time'

/** How prominently to show an age: fresh not at all, aged in grey, stale marked. */
export type Loudness = 'fresh' | 'aged' | 'stale'

/**
 * Quotes are refreshed every few seconds to minutes, so after 15 minutes something is wrong.
 * `lagMs`, the distance to the latest of its kind, decides what is marked in a list: if all are
 * old, a single note above the list says so.
 */
export function loudness(ageMs: number | null, lagMs: number | null = ageMs): Loudness {
  if (ageMs === null || ageMs < 2 * minute) return 'fresh'
  return (lagMs ?? 0) < 15 * minute ? 'aged' : 'stale'
}

/** A timestamp further ahead isn't a clock difference but wrong. */
const clocksDiffer = 5 * minute

export const isAhead = (at: number, now: number): boolean => at - now > clocksDiffer

/** The source's timestamp, unless it's later than the fetch, which is impossible. */
export function plausibleTime(at: number | null, fetchedAt: number | null): number | null {
  if (at === null || fetchedAt === null) return at ?? fetchedAt
  return isAhead(at, fetchedAt) ? fetchedAt : at
}

/**
 * `now` below a minute, so that a quiet list doesn't flicker, then `4 min`, `2 h`. '' if unknown.
 */
export function formatAge(at: number | null, now: number): string {
  if (at === null) return ''
  const age = now - at
  return age < minute ? m.formats.now() : formatSpan(age)
}
