/** What has to be drawn again, the lesser first: marks move over the plot, the plot moves, everything is set anew. */
export const due = { nothing: 0, marks: 1, moving: 2, layout: 3 } as const
export type Due = (typeof due)[keyof typeof due]

/** Gathers what has to be drawn again, and has it drawn once a frame. */
export class Redraw {
  readonly #draw: (what: Due) => void
  #due: Due = due.nothing
  #asked = 0
  #isEnded = false

  constructor(draw: (what: Due) => void) {
    this.#draw = draw
  }

  ask(what: Due): void {
    this.#due = Math.max(this.#due, what) as Due
    if (this.#asked === 0 && !this.#isEnded) this.#asked = requestAnimationFrame(() => this.flush())
  }

  /** Draws what is due now, without waiting for a frame. */
  flush(): void {
    cancelAnimationFrame(this.#asked)
    this.#asked = 0
    const what = this.#due
    this.#due = due.nothing
    if (what !== due.nothing && !this.#isEnded) this.#draw(what)
  }

  /** Draws no more: fonts and themes may still come when the chart has gone. */
  end(): void {
    cancelAnimationFrame(this.#asked)
    this.#isEnded = true
  }
}
