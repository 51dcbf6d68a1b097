import type { Ask } from './messages'

/**
 * What is asked of the engine, in order, except that candles which newer ones of the same chart replace before they were
 * begun are not computed with: a replay that goes back by a key held down asks faster than they can be.
 */
export class Inbox {
  readonly #take: (ask: Ask) => void
  readonly #later: (run: () => void) => void
  readonly #waiting = new Map<string, Ask[]>()

  /** @param later calls back once what has come already was put in. */
  constructor(take: (ask: Ask) => void, later: (run: () => void) => void) {
    this.#take = take
    this.#later = later
  }

  put(ask: Ask): void {
    const held = this.#waiting.get(ask.chart)
    if (ask.kind === 'load') {
      if (this.#waiting.size === 0) this.#later(() => this.#empty())
      this.#waiting.set(ask.chart, [ask])
    } else if (held) held.push(ask)
    else this.#take(ask)
  }

  #empty(): void {
    const asks = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    for (const ask of asks) this.#take(ask)
  }
}
