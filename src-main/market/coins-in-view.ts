import { Emitter } from '../platform/events/emitter'

/** How many rows are assumed to be in view until the window reports which ones are. */
const rowsAtFirst = 10

/**
 * Keeps the last coins in view while the window is closed, because the user will probably see them first when
 * it's opened again.
 */
export class CoinsInView {
  readonly changed = new Emitter<void>()
  #onCharts: ReadonlySet<string> = new Set()
  #inView: ReadonlySet<string> | null = null

  /** @param coins empty if no chart is on screen */
  charts(coins: readonly string[]): void {
    if (coins.length === 0 || isSame(this.#onCharts, coins)) return
    this.#onCharts = new Set(coins)
    this.changed.emit()
  }

  /** @param coins empty if the list isn't on screen */
  rows(coins: readonly string[]): void {
    if (coins.length === 0 || isSame(this.#inView, coins)) return
    this.#inView = new Set(coins)
    this.changed.emit()
  }

  isOnChart(coin: string): boolean {
    return this.#onCharts.has(coin)
  }

  /** @param place the coin's position in the list, from 0 */
  isInView(coin: string, place: number): boolean {
    return this.#inView?.has(coin) ?? place < rowsAtFirst
  }
}

const isSame = (before: ReadonlySet<string> | null, coins: readonly string[]): boolean =>
  before?.size === new Set(coins).size && coins.every(coin => before.has(coin))
