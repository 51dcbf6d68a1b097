type After = (ms: number, run: () => void) => () => void

interface Look {
  readonly everyMs: number
  readonly run: () => void
  dueAt: number
}

/** Timers may fire a little early, so callbacks this close run together. */
const sameBeatMs = 20

/** Aligns repeated timers, so that intervals of ten, twenty and sixty seconds wake the computer together. */
export class SharedBeat {
  readonly #looks = new Set<Look>()
  readonly #after: After
  readonly #now: () => number
  #cancel: () => void = () => undefined

  /** @param now returns a monotonic time in ms */
  constructor(after: After, now: () => number) {
    this.#after = after
    this.#now = now
  }

  /**
   * Calls `run` every `ms`, for the first time after 0.5 to 1.5 times `ms`. Returns a function that stops it.
   */
  every(ms: number, run: () => void): () => void {
    const everyMs = Math.max(ms, 1)
    const look = { everyMs, run, dueAt: Math.ceil(this.#now() / everyMs + 0.5) * everyMs }
    this.#looks.add(look)
    this.#await()
    return () => {
      this.#looks.delete(look)
      this.#await()
    }
  }

  #await(): void {
    this.#cancel()
    if (this.#looks.size === 0) return
    const next = Math.min(...[...this.#looks].map(({ dueAt }) => dueAt))
    this.#cancel = this.#after(next - this.#now(), () => this.#beat())
  }

  #beat(): void {
    const until = this.#now() + sameBeatMs
    const due = [...this.#looks].filter(({ dueAt }) => dueAt <= until)
    for (const look of due) look.dueAt = (Math.floor(until / look.everyMs) + 1) * look.everyMs
    this.#await()
    const mistakes = due.flatMap(look => this.#mistakeOf(look))
    if (mistakes.length > 0) throw mistakes.length === 1 ? mistakes[0] : new AggregateError(mistakes)
  }

  /** One failing callback must not stop the others. */
  #mistakeOf(look: Look): readonly unknown[] {
    try {
      // An earlier callback may have stopped this one.
      if (this.#looks.has(look)) look.run()
      return []
    } catch (error) {
      return [error]
    }
  }
}
