import type { EpochMs } from '../src-shared/contract/values'

/** The app's clock in demo mode, the system's in a standalone service. */
export interface Clock {
  now(): EpochMs
  /** Runs at least `ms` from now. The returned function cancels the call. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
}
