import { m } from '../messages/m'
import { formatSpan } from './span'
import { minute } from '../time'

/** `fresh`: not shown. `aged`: grey. `stale`: highlighted. */
export type Loudness = 'fresh' | 'aged' | 'stale'

/**
 * Quotes are refreshed every few seconds to minutes, so an age of 15 minutes means that something is wrong.
 * In a list, `lagMs` (how much older than the latest quote) decides.
 */
export function loudness(ageMs: number | null, lagMs: number | null = ageMs): Loudness {
  if (ageMs === null || ageMs < 2 * minute) return 'fresh'
  return (lagMs ?? 0) < 15 * minute ? 'aged' : 'stale'
}

/** Clocks differ a little. Timestamps further in the future are wrong. */
const clocksDiffer = 5 * minute

export const isAhead = (at: number, now: number): boolean => at - now > clocksDiffer

/** The fetch time if the source's timestamp is unknown or later. */
export function plausibleTime(at: number | null, fetchedAt: number | null): number | null {
  if (at === null || fetchedAt === null) return at ?? fetchedAt
  return isAhead(at, fetchedAt) ? fetchedAt : at
}

/** `now` below a minute, so that a list doesn't flicker, then `4 min`, `2 h`. Empty if unknown. */
export function formatAge(at: number | null, now: number): string {
  if (at === null) return ''
  const age = now - at
  return age < minute ? m.formats.now() : formatSpan(age)
}
