import type { EpochMs } from '../../../src-shared/contract/values'
import type { Clock } from './clock'

export class Gathered {
  readonly #clock: Pick<Clock, 'after'>
  readonly #ms: number
  readonly #run: () => void
  #cancel: (() => void) | null = null

  constructor(clock: Pick<Clock, 'after'>, ms: number, run: () => void) {
    this.#clock = clock
    this.#ms = ms
    this.#run = run
  }

  soon(): void {
    this.#cancel ??= this.#clock.after(this.#ms, () => {
      this.#cancel = null
      this.#run()
    })
  }

  stop(): void {
    this.#cancel?.()
  }
}

/** Requests during the wait are combined into one run at the end. */
export class Throttled {
  readonly #clock: Pick<Clock, 'now' | 'after'>
  readonly #ms: number
  readonly #run: () => void
  #ranAt: EpochMs = -Infinity
  #cancel: (() => void) | null = null

  constructor(clock: Pick<Clock, 'now' | 'after'>, ms: number, run: () => void) {
    this.#clock = clock
    this.#ms = ms
    this.#run = run
  }

  soon(): void {
    const passed = this.#clock.now() - this.#ranAt
    // If the clock was set back, runs at once.
    this.#cancel ??= this.#after(passed < 0 ? 0 : Math.max(0, this.#ms - passed))
  }

  next(): void {
    this.stop()
    this.#cancel = this.#after(0)
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #after(ms: number): () => void {
    return this.#clock.after(ms, () => {
      this.#cancel = null
      this.#ranAt = this.#clock.now()
      this.#run()
    })
  }
}
