import type { EpochMs } from '../../../src-shared/contract/values'
import { SharedBeat } from './shared-beat'

/** The only source of time, so that tests can move it. */
export interface Clock {
  now(): EpochMs
  /** Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
  /**
   * Calls `run` about every `ms`. Calls missed during sleep or a clock change are combined into one. Returns
   * a function that stops it.
   */
  every(ms: number, run: () => void): () => void
}

function after(ms: number, run: () => void): () => void {
  // Limits the time to 2^31 - 1 ms (24.8 days), because Node fires longer timers immediately. Firing after
  // 24.8 days does no harm.
  const timer = setTimeout(run, Math.min(Math.max(ms, 0), 2 ** 31 - 1))
  return () => clearTimeout(timer)
}

const beat = new SharedBeat(after, () => performance.now())

export const systemClock: Clock = {
  now: () => Date.now(),
  after,
  every: (ms, run) => beat.every(ms, run)
}
