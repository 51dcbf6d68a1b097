import type { EpochMs } from '../../src-shared/contract/values'
import { SharedBeat } from './shared-beat'

/** The main process's only source of time, injected so that tests can move it. */
export interface Clock {
  now(): EpochMs
  /** Calls back once, no earlier than `ms` from now; the answer cancels it. */
  after(ms: number, run: () => void): () => void
  /**
   * Calls back about every `ms`; the answer ends it. For looks: turns that were missed, because the machine slept or
   * the clock was set, are one.
   */
  every(ms: number, run: () => void): () => void
}

function after(ms: number, run: () => void): () => void {
  // Node fires at once for delays past 2^31 - 1 ms (24.8 days); a later wake re-plans anyway.
  const timer = setTimeout(run, Math.min(Math.max(ms, 0), 2 ** 31 - 1))
  return () => clearTimeout(timer)
}

const beat = new SharedBeat(after, () => performance.now())

export const systemClock: Clock = {
  now: () => Date.now(),
  after,
  every: (ms, run) => beat.every(ms, run)
}
