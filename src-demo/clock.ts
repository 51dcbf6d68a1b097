import type { EpochMs } from '../src-shared/contract/values'

export interface Clock {
  now(): EpochMs
  /** Runs once, at least `ms` from now. Call the result to cancel. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
}
