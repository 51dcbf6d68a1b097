import type { EpochMs } from '../../../src-shared/contract/values'
import type { Clock } from './clock'

interface Timer {
  at: EpochMs
  readonly everyMs: number | null
  readonly run: () => void
  cancel: () => void
}

export class MovableClock implements Clock {
  readonly #base: Pick<Clock, 'now' | 'after'>
  readonly #timers = new Set<Timer>()
  #distance = 0

  constructor(base: Pick<Clock, 'now' | 'after'>) {
    this.#base = base
  }

  now(): EpochMs {
    return this.#base.now() + this.#distance
  }

  get waiting(): number {
    return this.#timers.size
  }

  after(ms: number, run: () => void): () => void {
    return this.#start(ms, null, run)
  }

  every(ms: number, run: () => void): () => void {
    return this.#start(ms, Math.ceil(Math.max(ms, 1)), run)
  }

  /**
   * Each timer runs at its own time. An interval that's due several times runs once, at the last of them. A
   * negative value sets the clock back without delaying timers.
   */
  advance(ms: number): void {
    if (ms < 0) return this.#setBack(Math.round(-ms))
    const target = this.now() + Math.round(ms)
    for (let next = this.#dueBy(target); next; next = this.#dueBy(target)) {
      const { everyMs } = next
      if (everyMs !== null && next.at + everyMs <= target) {
        next.at += Math.floor((target - next.at) / everyMs) * everyMs
        continue
      }
      this.#distance += Math.max(0, next.at - this.now())
      this.#turn(next)
    }
    this.#distance += target - this.now()
    for (const timer of this.#timers) this.#arm(timer)
  }

  /** Timers that are due then run shortly afterwards, an interval only once. */
  sleep(ms: number): void {
    this.#distance += Math.round(ms)
    for (const timer of [...this.#timers].sort((a, b) => a.at - b.at)) this.#arm(timer)
  }

  #start(ms: number, everyMs: number | null, run: () => void): () => void {
    // Rounds up, because times are stored as integers.
    const at = this.now() + Math.ceil(Math.max(ms, 0))
    const timer: Timer = { at, everyMs, run, cancel: () => undefined }
    this.#timers.add(timer)
    this.#arm(timer)
    return () => this.#drop(timer)
  }

  #turn(timer: Timer): void {
    if (timer.everyMs === null) this.#drop(timer)
    else {
      timer.at = this.now() + timer.everyMs
      this.#arm(timer)
    }
    timer.run()
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
    timer.cancel = this.#base.after(timer.at - this.now(), () => this.#turn(timer))
  }

  #drop(timer: Timer): void {
    timer.cancel()
    this.#timers.delete(timer)
  }
}
