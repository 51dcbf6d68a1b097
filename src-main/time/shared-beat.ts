/** Runs once after so many ms; the answer takes that back. */
type After = (ms: number, run: () => void) => () => void

interface Look {
  readonly everyMs: number
  readonly run: () => void
  dueAt: number
}

/** What is due within that time of a beat is run in it: a timer may fire a moment early. */
const sameBeatMs = 20

/**
 * Looks that are repeated, on one grid of time: those of every ten, twenty and sixty seconds fall together, and the machine is
 * woken once for all of them.
 */
export class SharedBeat {
  readonly #looks = new Set<Look>()
  readonly #after: After
  readonly #now: () => number
  #cancel: () => void = () => undefined

  /** @param now ms that only grow, whatever is done to the clock on the wall */
  constructor(after: After, now: () => number) {
    this.#after = after
    this.#now = now
  }

  /** The first look comes after half of `ms` at the soonest and one and a half at the latest; the answer ends them. */
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

  /** A mistake in one look ends none of the others. */
  #mistakeOf(look: Look): readonly unknown[] {
    try {
      // One that came before may have ended it.
      if (this.#looks.has(look)) look.run()
      return []
    } catch (error) {
      return [error]
    }
  }
}
