import type { Clock } from '../time/clock'
import { minute } from '../../src-shared/time'

/** A minute has ended for good a moment after it. */
const afterMinuteMs = 500

/** Evaluates once more when the minute of a quote has ended. */
export class MinuteEnd {
  readonly #clock: Clock
  readonly #evaluate: () => void
  #cancel: () => void = () => undefined

  constructor(clock: Clock, evaluate: () => void) {
    this.#clock = clock
    this.#evaluate = evaluate
  }

  /** A quote came: of several in a minute the last one counts. */
  await(): void {
    this.#cancel()
    const rest = minute - (this.#clock.now() % minute)
    this.#cancel = this.#clock.after(rest + afterMinuteMs, this.#evaluate)
  }

  stop(): void {
    this.#cancel()
  }
}
