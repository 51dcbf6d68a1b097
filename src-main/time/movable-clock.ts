import type { EpochMs } from '../../src-shared/contract/values'
import type { Clock } from './clock'

interface Timer {
  at: EpochMs
  readonly run: () => void
  cancel: () => void
}

/** Real time with a distance that can be changed: what falls due on the way runs, in order. */
export class MovableClock implements Clock {
  readonly #base: Clock
  readonly #timers = new Set<Timer>()
  #distance = 0

  constructor(base: Clock) {
    this.#base = base
  }

  now(): EpochMs {
    return this.#base.now() + this.#distance
  }

  /** How many timers wait: a number that must not grow while nothing new is done. */
  get waiting(): number {
    return this.#timers.size
  }

  after(ms: number, run: () => void): () => void {
    // Whole milliseconds, as every clock tells them: what is stamped with them is kept as integers.
    const timer: Timer = { at: this.now() + Math.ceil(Math.max(ms, 0)), run, cancel: () => undefined }
    this.#timers.add(timer)
    this.#arm(timer)
    return () => this.#drop(timer)
  }

  /**
   * Moves on and runs what falls due, each at its own time. A negative distance sets the clock back, which
   * changes what time it is and, as on a real machine, not how long a timer has still to run.
   */
  advance(ms: number): void {
    if (ms < 0) return this.#setBack(Math.round(-ms))
    const target = this.now() + Math.round(ms)
    for (let next = this.#dueBy(target); next; next = this.#dueBy(target)) {
      this.#distance += Math.max(0, next.at - this.now())
      this.#drop(next)
      next.run()
    }
    this.#distance += target - this.now()
    for (const timer of this.#timers) this.#arm(timer)
  }

  #setBack(ms: number): void {
    this.#distance -= ms
    for (const timer of this.#timers) timer.at -= ms
  }

  #dueBy(target: EpochMs): Timer | null {
    const due = [...this.#timers].filter(timer => timer.at <= target)
    return due.reduce<Timer | null>((first, timer) => (first && first.at <= timer.at ? first : timer), null)
  }

  #arm(timer: Timer): void {
    timer.cancel()
    timer.cancel = this.#base.after(timer.at - this.now(), () => {
      this.#drop(timer)
      timer.run()
    })
  }

  #drop(timer: Timer): void {
    timer.cancel()
    this.#timers.delete(timer)
  }
}
