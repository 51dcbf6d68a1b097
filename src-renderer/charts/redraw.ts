/**
 * How much has to be drawn again. Each value includes all smaller ones. `marks` are the crosshair and tags.
 */
export const due = { nothing: 0, marks: 1, moving: 2, layout: 3 } as const
export type Due = (typeof due)[keyof typeof due]

export class Redraw {
  readonly #draw: (what: Due) => void
  #due: Due = due.nothing
  #frame = 0
  #isEnded = false

  constructor(draw: (what: Due) => void) {
    this.#draw = draw
  }

  request(what: Due): void {
    this.#due = Math.max(this.#due, what) as Due
    if (this.#frame === 0 && !this.#isEnded) this.#frame = requestAnimationFrame(() => this.flush())
  }

  flush(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    const what = this.#due
    this.#due = due.nothing
    if (what !== due.nothing && !this.#isEnded) this.#draw(what)
  }

  /** Also ignores requests that come later, because a font or theme may load after the chart was removed. */
  end(): void {
    cancelAnimationFrame(this.#frame)
    this.#isEnded = true
  }
}
