type After = (ms: number, run: () => void) => () => void

interface Timer {
  readonly everyMs: number
  readonly run: () => void
  dueAt: number
}

/** Timers due within this time run together, because timers may fire a little early. */
const sameBeatMs = 20

/**
 * Runs intervals on a common grid, so that those of ten, twenty and sixty seconds wake the computer together.
 */
export class SharedBeat {
  readonly #timers = new Set<Timer>()
  readonly #after: After
  readonly #now: () => number
  #cancel: () => void = () => undefined

  /** @param now monotonic, in ms */
  constructor(after: After, now: () => number) {
    this.#after = after
    this.#now = now
  }

  /** The first call comes after 0.5 to 1.5 times `ms`. */
  every(ms: number, run: () => void): () => void {
    const everyMs = Math.max(ms, 1)
    const timer = { everyMs, run, dueAt: Math.ceil(this.#now() / everyMs + 0.5) * everyMs }
    this.#timers.add(timer)
    this.#await()
    return () => {
      this.#timers.delete(timer)
      this.#await()
    }
  }

  #await(): void {
    this.#cancel()
    if (this.#timers.size === 0) return
    const next = Math.min(...[...this.#timers].map(({ dueAt }) => dueAt))
    this.#cancel = this.#after(next - this.#now(), () => this.#beat())
  }

  #beat(): void {
    const until = this.#now() + sameBeatMs
    const due = [...this.#timers].filter(({ dueAt }) => dueAt <= until)
    for (const timer of due) timer.dueAt = (Math.floor(until / timer.everyMs) + 1) * timer.everyMs
    this.#await()
    const mistakes = due.flatMap(timer => this.#mistakeOf(timer))
    if (mistakes.length > 0) throw mistakes.length === 1 ? mistakes[0] : new AggregateError(mistakes)
  }

  /** Runs a timer and returns its error, because a failing callback must not stop the others. */
  #mistakeOf(timer: Timer): readonly unknown[] {
    try {
      if (this.#timers.has(timer)) timer.run()
      return []
    } catch (error) {
      return [error]
    }
  }
}
