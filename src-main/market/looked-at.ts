import { Emitter } from '../events/emitter'

/** Before a window has told, the first rows of the list count as seen. */
const rowsAtFirst = 10

/**
 * What of the market a person looks at. While nobody looks, what was looked at last is what is worth most when somebody
 * does again.
 */
export class LookedAt {
  readonly changed = new Emitter<void>()
  #onCharts: ReadonlySet<string> = new Set()
  #inView: ReadonlySet<string> | null = null

  /** @param coins of the charts on screen; none = the window is closed, or shows something else. */
  charts(coins: readonly string[]): void {
    if (coins.length === 0 || isSame(this.#onCharts, coins)) return
    this.#onCharts = new Set(coins)
    this.changed.emit()
  }

  /** @param coins of the rows in view; none = the list is not on screen. */
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
