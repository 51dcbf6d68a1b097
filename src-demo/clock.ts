import type { EpochMs } from '../src-shared/contract/values'

/**
 * The time of the demo service. In demo mode, it uses the app's clock, so that both agree on the time. A
 * standalone service uses the system clock.
 */
export interface Clock {
  now(): EpochMs
  /** Calls `run` once, at least `ms` from now. The returned function cancels this. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
}
