import type { IndicatorBar } from './columns'
import type { Stream } from './stream'

export class PriceVolumeTrend implements Stream {
  /** The first two fields are the state before the current candle, the others the state after it. */
  #closeBefore = NaN
  #sumBefore = 0
  #close = NaN
  #sum = 0

  next({ close, volume }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    if (!isReplaced) {
      this.#closeBefore = this.#close
      this.#sumBefore = this.#sum
    }
    this.#close = close
    if (Number.isNaN(this.#closeBefore)) return
    this.#sum = this.#sumBefore + (volume * (close - this.#closeBefore)) / this.#closeBefore
    values[0] = this.#sum
  }
}
