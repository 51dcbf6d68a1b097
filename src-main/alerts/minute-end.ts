import type { Clock } from '../platform/time/clock'
import { minute } from '../../src-shared/time'

/** Waits this much longer, so that the minute has certainly ended. */
const afterMinuteMs = 500

/** Evaluates alerts again when the minute of a quote has ended. */
export class MinuteEnd {
  readonly #clock: Clock
  readonly #evaluate: () => void
  #cancel: () => void = () => undefined

  constructor(clock: Clock, evaluate: () => void) {
    this.#clock = clock
    this.#evaluate = evaluate
  }

  /** If there are several quotes in a minute, the last one counts. */
  await(): void {
    this.#cancel()
    const rest = minute - (this.#clock.now() % minute)
    this.#cancel = this.#clock.after(rest + afterMinuteMs, this.#evaluate)
  }

  stop(): void {
    this.#cancel()
  }
}
