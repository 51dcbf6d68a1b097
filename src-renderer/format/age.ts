import { formatSpan } from './span'

/** How loudly an age is told: fresh says nothing, aged is grey, stale is marked. */
export type Loudness = 'fresh' | 'aged' | 'stale'

const minute = 60_000

/**
 * How loudly to tell an age. Quotes are asked for every few seconds to minutes; past 15 minutes something is wrong.
 * `lagMs`, how far it lies behind the newest of its kind, decides what is marked in a list: when all are old, that
 * is said once above it.
 */
export function loudness(ageMs: number | null, lagMs: number | null = ageMs): Loudness {
  if (ageMs === null || ageMs < 2 * minute) return 'fresh'
  return (lagMs ?? 0) < 15 * minute ? 'aged' : 'stale'
}

/** The age of something: `now` below a minute, so that a quiet list stands still, then `4 min`, `2 h`. Unknown: ''. */
export function formatAge(at: number | null, now: number): string {
  if (at === null) return ''
  const age = now - at
  return age < minute ? 'now' : formatSpan(age)
}
