import type { IndicatorBar } from './columns'
import { ExponentialMean } from './exponential'
import { Preceding } from './preceding'
import { RollingRange, RollingValues } from './rolling'
import type { Stream } from './stream'

/**
 * Wilder's average, which starts at the mean of the first n values and then moves 1/n of the way to each new
 * one.
 */
export class WilderMean {
  /** NaN before n values. */
  value = NaN
  readonly #period: number
  readonly #first: RollingValues
  #before = NaN
  #hasBegun = false

  constructor(period: number) {
    this.#period = period
    this.#first = new RollingValues(period)
  }

  put(value: number, isReplaced: boolean): void {
    if (!isReplaced || !this.#hasBegun) this.#before = this.value
    this.#hasBegun = true
    if (Number.isNaN(this.#before)) {
      this.#first.put(value, isReplaced)
      if (this.#first.isFull) this.value = this.#first.mean
    } else this.value = this.#before + (value - this.#before) / this.#period
  }
}

/** The true range of the first candle is its high minus its low. */
export class TrueRangeMean {
  readonly #mean: WilderMean
  readonly #close = new Preceding()

  constructor(period: number) {
    this.#mean = new WilderMean(period)
  }

  get value(): number {
    return this.#mean.value
  }

  put({ high, low, close }: IndicatorBar, isReplaced: boolean): void {
    this.#close.put(close, isReplaced)
    const before = this.#close.value
    const range = Number.isNaN(before) ? high - low : Math.max(high, before) - Math.min(low, before)
    this.#mean.put(range, isReplaced)
  }
}

/** Two stops: a multiple of the average true range below the highest high, and above the lowest low. */
export class Chandelier implements Stream {
  readonly #extremes: RollingRange
  readonly #range: TrueRangeMean
  readonly #factor: number

  constructor(period: number, factor: number) {
    this.#extremes = new RollingRange(period)
    this.#range = new TrueRangeMean(period)
    this.#factor = factor
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#extremes.put(bar.high, bar.low, isReplaced)
    this.#range.put(bar, isReplaced)
    const reach = this.#range.value * this.#factor
    values[0] = this.#extremes.high - reach
    values[1] = this.#extremes.low + reach
  }
}

/**
 * Keltner's channel: an EMA, and lines at a multiple of the average true range above and below it. The
 * outputs are upper, middle and lower.
 */
export class Keltner implements Stream {
  readonly #middle: ExponentialMean
  readonly #range: TrueRangeMean
  readonly #factor: number

  constructor(ema: number, range: number, factor: number) {
    this.#middle = new ExponentialMean(ema)
    this.#range = new TrueRangeMean(range)
    this.#factor = factor
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#middle.put(bar.close, isReplaced)
    this.#range.put(bar, isReplaced)
    if (!this.#middle.isWarm) return
    const middle = this.#middle.value
    const reach = this.#range.value * this.#factor
    values[0] = middle + reach
    values[1] = middle
    values[2] = middle - reach
  }
}
