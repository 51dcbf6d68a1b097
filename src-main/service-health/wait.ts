import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'
import { hour, minute, second } from '../../src-shared/time'

/** A wait before the next try; `steps` counts the tries that failed so far. */
export interface Wait {
  readonly fault: Fault
  readonly since: EpochMs
  readonly until: EpochMs
  readonly steps: number
}

/** Waits by the number of failures in a row, in ms; the last one repeats. */
export const waitSteps = {
  /** A quota that is used up stays so for hours or days; a rate mostly opens within minutes: about a quarter of what it lasted. */
  quota: [minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour],
  rate: [1, 2, 3, 5, 5, 5, 5, 10, 10, 15, 15, 30].map(minutes => minutes * minute),
  /** One of the two, and the answer does not tell which. */
  limited: [minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute],
  /** Three quick tries, then a breaker that opens ever less often. */
  outage: [2 * second, 5 * second, 10 * second, 30 * second, minute, 2 * minute, 5 * minute],
  /** Each try may open a dialog that asks a person for a password. */
  keychain: [minute, 5 * minute, 15 * minute, hour],
  backoff: [minute, 5 * minute, 15 * minute, hour, 6 * hour],
  /** An operation that goes on failing while others are answered; the first tries are an outage's own. */
  upstream: [2 * second, 5 * second, 10 * second, minute, 5 * minute],
  /** The same where each try may have been charged. */
  doubtful: [2 * second, minute, 5 * minute, 15 * minute, hour]
} as const satisfies Readonly<Record<string, readonly number[]>>

/**
 * The wait after one more failure. A promised time is kept whole, also where a later failure names none; a service
 * that promises the same moment over and over is asked less often all the same.
 * @param share 0 to 1, of the wait that is ours to choose.
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

/** The wait as it looks after the clock was set back: as long as it was, from now on. */
export function waitSeenAt(wait: Wait, now: EpochMs): Wait {
  return wait.since <= now ? wait : { ...wait, since: now, until: wait.until - wait.since + now }
}

const lengthOf = (lengths: readonly number[], count: number): number =>
  lengths[Math.min(count, lengths.length) - 1] ?? hour
