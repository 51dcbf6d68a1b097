import type { IndicatorRequest } from './messages'

/**
 * Skips a `load` message if a newer one of the same chart is already waiting. In a replay, holding down the
 * key to step back sends more of them than the engine can compute.
 */
export class Inbox {
  readonly #take: (ask: IndicatorRequest) => void
  readonly #later: (run: () => void) => void
  readonly #waiting = new Map<string, IndicatorRequest[]>()

  /** @param later runs a callback after the messages that have already arrived */
  constructor(take: (ask: IndicatorRequest) => void, later: (run: () => void) => void) {
    this.#take = take
    this.#later = later
  }

  put(ask: IndicatorRequest): void {
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
