import { m } from '../messages/m'
import { formatSpan } from './span'
import { minute } from '../time'

/** How an age is shown: fresh isn't shown at all, aged is grey, stale is marked. */
export type Loudness = 'fresh' | 'aged' | 'stale'

/**
 * Quotes refresh every few seconds to minutes, so an age of 15 minutes means that something is wrong. In a
 * list, `lagMs` (how much older a quote is than the latest one) decides what is marked.
 */
export function loudness(ageMs: number | null, lagMs: number | null = ageMs): Loudness {
  if (ageMs === null || ageMs < 2 * minute) return 'fresh'
  return (lagMs ?? 0) < 15 * minute ? 'aged' : 'stale'
}

/** Clocks may differ by this much. A timestamp further in the future is wrong. */
const clocksDiffer = 5 * minute

export const isAhead = (at: number, now: number): boolean => at - now > clocksDiffer

/** The source's timestamp. The fetch time if the timestamp is unknown or later, which is impossible. */
export function plausibleTime(at: number | null, fetchedAt: number | null): number | null {
  if (at === null || fetchedAt === null) return at ?? fetchedAt
  return isAhead(at, fetchedAt) ? fetchedAt : at
}

/**
 * Less than a minute is `now`, so that a list without changes doesn't flicker. Then `4 min`, `2 h`. Empty if
 * unknown.
 */
export function formatAge(at: number | null, now: number): string {
  if (at === null) return ''
  const age = now - at
  return age < minute ? m.formats.now() : formatSpan(age)
}
