/** Remembers a value at the candle before the current one. The current candle may be passed again with other values. */
export class Preceding {
  /** NaN at the first candle. */
  value = NaN
  #present = NaN

  put(present: number, isReplaced: boolean): void {
    if (!isReplaced) this.value = this.#present
    this.#present = present
  }
}
