import type { IndicatorBar } from './columns'
import { RollingRange, RollingValues } from './rolling'
import type { Stream } from './stream'

/**
 * %K is the mean of the last inputs, and %D the mean of the last %K. Both are NaN until there are enough
 * values.
 */
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

/**
 * The position of the close in the range of the last n candles in percent, smoothed to %K and %D. It's 0
 * while the price doesn't move.
 */
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

/** −100 if the close is the low of the last n candles or the price doesn't move, 0 if it's the high. */
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
