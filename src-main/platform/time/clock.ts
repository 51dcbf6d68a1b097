import type { EpochMs } from '../../../src-shared/contract/values'
import { SharedBeat } from './shared-beat'

/** The only source of time, so that tests can move it. */
export interface Clock {
  now(): EpochMs
  after(ms: number, run: () => void): () => void
  /** Calls missed during sleep or a clock change are combined into one. */
  every(ms: number, run: () => void): () => void
}

function after(ms: number, run: () => void): () => void {
  // Limits the time to 2^31 - 1 ms (24.8 days), because Node fires longer timers immediately.
  const timer = setTimeout(run, Math.min(Math.max(ms, 0), 2 ** 31 - 1))
  return () => clearTimeout(timer)
}

const beat = new SharedBeat(after, () => performance.now())

export const systemClock: Clock = {
  now: () => Date.now(),
  after,
  every: (ms, run) => beat.every(ms, run)
}
