import type { Fault } from '../../../src-shared/contract/fault'
import type { EpochMs } from '../../../src-shared/contract/values'
import { hour, minute, second } from '../../../src-shared/time'

/** `steps` counts failed attempts. */
export interface Wait {
  readonly fault: Fault
  readonly since: EpochMs
  readonly until: EpochMs
  readonly steps: number
}

/** In ms, by the number of failures in a row. The last one repeats. */
export const waitSteps = {
  /**
   * A used-up quota lasts hours or days. A rate limit usually ends within minutes, so its waits are about a quarter
   * of its duration so far.
   */
  quota: [minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour],
  rate: [1, 2, 3, 5, 5, 5, 5, 10, 10, 15, 15, 30].map(minutes => minutes * minute),
  /** Either a quota or a rate limit. The response doesn't say which. */
  limited: [minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute],
  /** Three quick attempts, then less and less often. */
  outage: [2 * second, 5 * second, 10 * second, 30 * second, minute, 2 * minute, 5 * minute],
  /** Each attempt may ask the user for a password. */
  keychain: [minute, 5 * minute, 15 * minute, hour],
  backoff: [minute, 5 * minute, 15 * minute, hour, 6 * hour],
  /** An operation that keeps failing while others are answered. Begins like an outage. */
  upstream: [2 * second, 5 * second, 10 * second, minute, 5 * minute],
  /** Each attempt may have been charged. */
  doubtful: [2 * second, minute, 5 * minute, 15 * minute, hour]
} as const satisfies Readonly<Record<string, readonly number[]>>

/**
 * Lasts until the time the service named, even if a later failure names none. Grows even if the service keeps naming
 * the same time.
 * @param share 0 to 1, of the wait we choose ourselves
 */
export function longerWait(
  before: Wait | null | undefined,
  fault: Fault,
  now: EpochMs,
  lengths: readonly number[],
  share = 1
): Wait {
  const steps = (before?.steps ?? 0) + 1
  const length = (count: number): number => Math.ceil(lengthOf(lengths, count) * share)
  const earlier = before && before.fault.retryAt !== null && before.until > now ? before.until : null
  const promised = fault.retryAt ?? earlier
  if (promised === null) return { fault, steps, since: now, until: now + length(steps) }
  const least = steps === 1 ? second : length(steps - 1)
  return { fault: { ...fault, retryAt: promised }, steps, since: now, until: Math.max(promised, now + least) }
}

/** After the clock was set back, it keeps its length from now on. */
export function waitSeenAt(wait: Wait, now: EpochMs): Wait {
  return wait.since <= now ? wait : { ...wait, since: now, until: wait.until - wait.since + now }
}

const lengthOf = (lengths: readonly number[], count: number): number =>
  lengths[Math.min(count, lengths.length) - 1] ?? hour
