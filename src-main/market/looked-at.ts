import { Emitter } from '../events/emitter'

/** Until the window reports its rows, the first rows of the list count as in view. */
const rowsAtFirst = 10

/**
 * The coins the user is looking at. While the window is closed, those looked at last still count, as the user will
 * likely see them first again.
 */
export class LookedAt {
  readonly changed = new Emitter<void>()
  #onCharts: ReadonlySet<string> = new Set()
  #inView: ReadonlySet<string> | null = null

  /** @param coins of the charts on screen. Empty if the window is closed or shows something else. */
  charts(coins: readonly string[]): void {
    if (coins.length === 0 || isSame(this.#onCharts, coins)) return
    this.#onCharts = new Set(coins)
    this.changed.emit()
  }

  /** @param coins of the rows in view. Empty if the list isn't on screen. */
  rows(coins: readonly string[]): void {
    if (coins.length === 0 || isSame(this.#inView, coins)) return
    this.#inView = new Set(coins)
    this.changed.emit()
  }

  isOnChart(coin: string): boolean {
    return this.#onCharts.has(coin)
  }

  /** @param place in the list, from 0 */
  isInView(coin: string, place: number): boolean {
    return this.#inView?.has(coin) ?? place < rowsAtFirst
  }
}

const isSame = (before: ReadonlySet<string> | null, coins: readonly string[]): boolean =>
  before?.size === new Set(coins).size && coins.every(coin => before.has(coin))
