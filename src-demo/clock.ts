import type { EpochMs } from '../src-shared/contract/values'

/** In demo mode, this is the app's clock. A standalone service uses the system's. */
export interface Clock {
  now(): EpochMs
  /** The returned function cancels the call. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
}
