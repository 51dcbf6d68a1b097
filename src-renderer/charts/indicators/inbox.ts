import type { IndicatorRequest } from './messages'

/**
 * Skips a `load` message if a newer one for the same chart is waiting, because holding down a key during a
 * replay sends more messages than the engine can handle.
 */
export class Inbox {
  readonly #take: (ask: IndicatorRequest) => void
  readonly #later: (run: () => void) => void
  readonly #waiting = new Map<string, IndicatorRequest[]>()

  /** @param later runs a callback once the messages that have already arrived were handled */
  constructor(take: (ask: IndicatorRequest) => void, later: (run: () => void) => void) {
    this.#take = take
    this.#later = later
  }

  put(ask: IndicatorRequest): void {
    const queued = this.#waiting.get(ask.chart)
    if (ask.kind === 'load') {
      if (this.#waiting.size === 0) this.#later(() => this.#empty())
      this.#waiting.set(ask.chart, [ask])
    } else if (queued) queued.push(ask)
    else this.#take(ask)
  }

  #empty(): void {
    const asks = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    for (const ask of asks) this.#take(ask)
  }
}
