import type { IndicatorBar } from './columns'
import { RollingRange, RollingValues } from './rolling'
import type { Stream } from './stream'

/** %K is the mean of the last inputs, %D that of the last %K. NaN until there are enough values. */
export class Smoothing {
  readonly #k: RollingValues
  readonly #d: RollingValues

  constructor(k: number, d: number) {
    this.#k = new RollingValues(k)
    this.#d = new RollingValues(d)
  }

  put(value: number, isReplaced: boolean, values: Float64Array): void {
    this.#k.put(value, isReplaced)
    if (!this.#k.isFull) return
    values[0] = this.#k.mean
    this.#d.put(values[0], isReplaced)
    if (this.#d.isFull) values[1] = this.#d.mean
  }
}

/** The close in the range of n candles in percent, smoothed to %K and %D. 0 while the price is flat. */
export class Stochastic implements Stream {
  readonly #range: RollingRange
  readonly #smoothing: Smoothing

  constructor(period: number, slowing: number, d: number) {
    this.#range = new RollingRange(period)
    this.#smoothing = new Smoothing(slowing, d)
  }

  next({ high, low, close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#range.put(high, low, isReplaced)
    if (this.#range.isFull) this.#smoothing.put(100 * this.#range.placeOf(close), isReplaced, values)
  }
}

/** −100 at the low of n candles or for a flat price, 0 at the high. */
export class WilliamsR implements Stream {
  readonly #range: RollingRange

  constructor(period: number) {
    this.#range = new RollingRange(period)
  }

  next({ high, low, close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#range.put(high, low, isReplaced)
    values[0] = 100 * this.#range.placeOf(close) - 100
  }
}
