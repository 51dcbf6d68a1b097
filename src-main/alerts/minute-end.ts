import type { Clock } from '../time/clock'

const minute = 60_000
/** A minute has ended for good a moment after it. */
const afterMinuteMs = 500

/** Judges once more when the minute of a quote has ended. */
export class MinuteEnd {
  readonly #clock: Clock
  readonly #judge: () => void
  #cancel: () => void = () => undefined

  constructor(clock: Clock, judge: () => void) {
    this.#clock = clock
    this.#judge = judge
  }

  /** A quote came: of several in a minute the last one counts. */
  await(): void {
    this.#cancel()
    const rest = minute - (this.#clock.now() % minute)
    this.#cancel = this.#clock.after(rest + afterMinuteMs, this.#judge)
  }

  stop(): void {
    this.#cancel()
  }
}
