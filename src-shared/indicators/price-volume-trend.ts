import type { IndicatorBar } from './columns'
import type { Stream } from './stream'

/** The running sum of volume times the relative change of the close. */
export class PriceVolumeTrend implements Stream {
  /** The close and the sum before the current candle, followed by those that include it. */
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
