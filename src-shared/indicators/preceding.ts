/** The current candle may be passed several times while it changes. */
export class Preceding {
  /** NaN at the first candle. */
  value = NaN
  #present = NaN

  put(present: number, isReplaced: boolean): void {
    if (!isReplaced) this.value = this.#present
    this.#present = present
  }
}
