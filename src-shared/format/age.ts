import { m } from '../messages/m'
import { formatSpan } from './span'
import { minute } from '../time'

/** How loudly an age is told: fresh says nothing, aged is grey, stale is marked. */
export type Loudness = 'fresh' | 'aged' | 'stale'

/**
 * How loudly to tell an age. Quotes are asked for every few seconds to minutes; past 15 minutes something is wrong.
 * `lagMs`, how far it lies behind the newest of its kind, decides what is marked in a list: when all are old, that
 * is said once above it.
 */
export function loudness(ageMs: number | null, lagMs: number | null = ageMs): Loudness {
  if (ageMs === null || ageMs < 2 * minute) return 'fresh'
  return (lagMs ?? 0) < 15 * minute ? 'aged' : 'stale'
}

/** A stamp this far ahead is no difference of clocks any more: it is wrong. */
const clocksDiffer = 5 * minute

export const isAhead = (at: number, now: number): boolean => at - now > clocksDiffer

/** When something was so: as its source says, unless that lies ahead of its being fetched, which nothing can. */
export function toldAt(at: number | null, fetchedAt: number | null): number | null {
  if (at === null || fetchedAt === null) return at ?? fetchedAt
  return isAhead(at, fetchedAt) ? fetchedAt : at
}

/** The age of something: `now` below a minute, so that a quiet list stands still, then `4 min`, `2 h`. Unknown: ''. */
export function formatAge(at: number | null, now: number): string {
  if (at === null) return ''
  const age = now - at
  return age < minute ? m.formats.now() : formatSpan(age)
}
