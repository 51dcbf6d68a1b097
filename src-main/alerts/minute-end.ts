import type { Clock } from '../platform/time/clock'
import { minute } from '../../src-shared/time'

const afterMinuteMs = 500

export class MinuteEnd {
  readonly #clock: Clock
  readonly #evaluate: () => void
  #cancel: () => void = () => undefined

  constructor(clock: Clock, evaluate: () => void) {
    this.#clock = clock
    this.#evaluate = evaluate
  }

  /** Later quotes in the same minute restart the wait. */
  await(): void {
    this.#cancel()
    const rest = minute - (this.#clock.now() % minute)
    this.#cancel = this.#clock.after(rest + afterMinuteMs, this.#evaluate)
  }

  stop(): void {
    this.#cancel()
  }
}
