import type { EpochMs } from '../src-shared/contract/values'

/**
 * In demo mode this is the app's clock, so that both agree on the time. A separate service uses the system
 * clock.
 */
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
