import type { Fault } from '../../../src-shared/contract/fault'
import type { EpochMs } from '../../../src-shared/contract/values'
import { hour, minute, second } from '../../../src-shared/time'

export interface Wait {
  readonly fault: Fault
  readonly since: EpochMs
  readonly until: EpochMs
  readonly steps: number
}

/** The last value repeats. */
export const waitSteps = {
  /**
   * A used-up quota lasts for hours or days. A rate limit usually ends within minutes, so each of its waits
   * is about a quarter of how long it has lasted.
   */
  quota: [minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour],
  rate: [1, 2, 3, 5, 5, 5, 5, 10, 10, 15, 15, 30].map(minutes => minutes * minute),
  limited: [minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute],
  outage: [2 * second, 5 * second, 10 * second, 30 * second, minute, 2 * minute, 5 * minute],
  keychain: [minute, 5 * minute, 15 * minute, hour],
  backoff: [minute, 5 * minute, 15 * minute, hour, 6 * hour],
  /** For a single operation. The reason may be an outage, so the first waits are short. */
  upstream: [2 * second, 5 * second, 10 * second, minute, 5 * minute],
  /** For calls that may have been charged although they failed. */
  doubtful: [2 * second, minute, 5 * minute, 15 * minute, hour]
} as const satisfies Readonly<Record<string, readonly number[]>>

/**
 * A retry time from the service applies even if a later response doesn't repeat it. If the service keeps
 * sending a short retry time, the wait gets longer.
 * @param share 0 to 1. Only shortens waits whose length Candlewick chooses.
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

/** If the clock was set back, the wait starts now and keeps its length. */
export function waitAt(wait: Wait, now: EpochMs): Wait {
  return wait.since <= now ? wait : { ...wait, since: now, until: wait.until - wait.since + now }
}

const lengthOf = (lengths: readonly number[], count: number): number =>
  lengths[Math.min(count, lengths.length) - 1] ?? hour
