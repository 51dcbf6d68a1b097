/** A number told of each candle, as it was at the candle before the present one, which alone may still move. */
export class Preceding {
  /** NaN at the first candle. */
  value = NaN
  #present = NaN

  /** Takes the number of the present candle. */
  put(present: number, isReplaced: boolean): void {
    if (!isReplaced) this.value = this.#present
    this.#present = present
  }
}
