import type { Clock } from '../src-main/platform/time/clock'

interface Timer {
  readonly at: number
  readonly order: number
  run: (() => void) | null
}

/**
 * A clock that steps from timer to timer, so that callers can wait for work in between. Unlike the movable
 * clock, it can sleep: timers that become due while it sleeps run after waking.
 */
export class SimulatedClock implements Clock {
  #now: number
  #orders = 0
  readonly #heap: Timer[] = []

  constructor(now: number) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  after(ms: number, run: () => void): () => void {
    const timer: Timer = { at: this.#now + Math.ceil(Math.max(ms, 0)), order: this.#orders++, run }
    this.#push(timer)
    return () => {
      timer.run = null
    }
  }

  every(ms: number, run: () => void): () => void {
    let cancel: () => void
    const wait = (): void => {
      cancel = this.after(ms, () => {
        wait()
        run()
      })
    }
    wait()
    return () => cancel()
  }

  /**
   * Runs the next timer at its time, or now if the clock slept through that time. Returns false if no timer
   * is due by `until`.
   */
  step(until: number): boolean {
    for (;;) {
      const first = this.#heap[0]
      if (first === undefined || first.at > until) return false
      this.#pop()
      if (first.run === null) continue
      this.#now = Math.max(this.#now, first.at)
      const { run } = first
      first.run = null
      run()
      return true
    }
  }

  /** Advances the time without running timers, as while a machine sleeps. Rounds up to whole ms. */
  sleepUntil(at: number): void {
    this.#now = Math.max(this.#now, Math.ceil(at))
  }

  #push(timer: Timer): void {
    const heap = this.#heap
    let at = heap.push(timer) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      const other = heap[above]
      if (other === undefined || isBefore(other, timer)) break
      heap[at] = other
      at = above
    }
    heap[at] = timer
  }

  #pop(): void {
    const heap = this.#heap
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return
    let at = 0
    for (;;) {
      const left = heap[2 * at + 1]
      const right = heap[2 * at + 2]
      const least = right !== undefined && left !== undefined && isBefore(right, left) ? right : left
      if (least === undefined || isBefore(last, least)) break
      heap[at] = least
      at = least === left ? 2 * at + 1 : 2 * at + 2
    }
    heap[at] = last
  }
}

const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)
