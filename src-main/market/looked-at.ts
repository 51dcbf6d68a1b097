import { Emitter } from '../platform/events/emitter'

/** Until the window reports it. */
const rowsAtFirst = 10

/**
 * Tracks which coins are in view. They stay while the window is closed, because users will probably see them
 * first again.
 */
export class LookedAt {
  readonly changed = new Emitter<void>()
  #onCharts: ReadonlySet<string> = new Set()
  #inView: ReadonlySet<string> | null = null

  charts(coins: readonly string[]): void {
    if (coins.length === 0 || isSame(this.#onCharts, coins)) return
    this.#onCharts = new Set(coins)
    this.changed.emit()
  }

  rows(coins: readonly string[]): void {
    if (coins.length === 0 || isSame(this.#inView, coins)) return
    this.#inView = new Set(coins)
    this.changed.emit()
  }

  isOnChart(coin: string): boolean {
    return this.#onCharts.has(coin)
  }

  /** @param place from 0 */
  isInView(coin: string, place: number): boolean {
    return this.#inView?.has(coin) ?? place < rowsAtFirst
  }
}

const isSame = (before: ReadonlySet<string> | null, coins: readonly string[]): boolean =>
  before?.size === new Set(coins).size && coins.every(coin => before.has(coin))
