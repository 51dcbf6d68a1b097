import type { EpochMs } from '../src-shared/contract/values'

/** The service's source of time: its host's, so that both live in the same moment, or its own when it runs alone. */
export interface Clock {
  now(): EpochMs
  /** Calls back once, no earlier than `ms` from now; the answer cancels it. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
}
