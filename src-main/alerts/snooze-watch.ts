import type { EpochMs } from '../../src-shared/contract/values'
import type { Clock } from '../platform/time/clock'

/** Data is loaded this long before a snooze ends, so that it's fresh. */
export const snoozeLeadMs = 60_000

export class SnoozeWatch {
  readonly #clock: Clock
  readonly #ends: () => readonly EpochMs[]
  readonly #wake: () => void
  #cancel: () => void = () => undefined

  constructor(clock: Clock, ends: () => readonly EpochMs[], wake: () => void) {
    this.#clock = clock
    this.#ends = ends
    this.#wake = wake
  }

  arm(): void {
    this.#cancel()
    const now = this.#clock.now()
    const next = Math.min(...this.#ends().flatMap(end => [end - snoozeLeadMs, end].filter(at => at > now)))
    if (next === Infinity) return
    this.#cancel = this.#clock.after(next - now, () => {
      this.arm()
      this.#wake()
    })
  }

  stop(): void {
    this.#cancel()
  }
}
