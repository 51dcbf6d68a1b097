import type { EpochMs } from '../../src-shared/contract/values'
import type { Clock } from '../time/clock'

/** What a snoozed alert is evaluated on is asked for this long before its snooze ends, so that it is fresh by then. */
export const snoozeLeadMs = 60_000

/** Wakes up when the snooze of an alert is about to end, and when it ends. */
export class SnoozeWatch {
  readonly #clock: Clock
  readonly #ends: () => readonly EpochMs[]
  readonly #wake: () => void
  #cancel: () => void = () => undefined

  /** @param ends when each snooze ends, those that are over included. */
  constructor(clock: Clock, ends: () => readonly EpochMs[], wake: () => void) {
    this.#clock = clock
    this.#ends = ends
    this.#wake = wake
  }

  /** Snoozes changed: looks anew for the one that ends first. */
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
