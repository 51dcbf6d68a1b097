import type { IndicatorBar } from './columns'
import type { Stream } from './stream'

/**
 * An exponential average, which starts at the first value and then moves 2 / (n + 1) of the way to each new
 * one.
 */
export class ExponentialMean {
  /** NaN before the first value. */
  value = NaN
  readonly #period: number
  readonly #weight: number
  #before = NaN
  #taken = 0

  constructor(period: number) {
    this.#period = period
    this.#weight = 2 / (period + 1)
  }

  /** Before n values, the first value has too much weight. */
  get isWarm(): boolean {
    return this.#taken >= this.#period
  }

  put(value: number, isReplaced: boolean): void {
    if (!isReplaced || this.#taken === 0) {
      this.#before = this.value
      this.#taken++
    }
    // Adds a step, because this way the mean of an unchanging price is exact.
    this.value = this.#taken === 1 ? value : this.#before + (value - this.#before) * this.#weight
  }
}

export class ExponentialSpread {
  readonly #fast: ExponentialMean
  readonly #slow: ExponentialMean

  constructor(fast: number, slow: number) {
    this.#fast = new ExponentialMean(fast)
    this.#slow = new ExponentialMean(slow)
  }

  get isWarm(): boolean {
    return this.#slow.isWarm && this.#fast.isWarm
  }

  get value(): number {
    return this.#fast.value - this.#slow.value
  }

  put(value: number, isReplaced: boolean): void {
    this.#fast.put(value, isReplaced)
    this.#slow.put(value, isReplaced)
  }
}

export class ExponentialAverages implements Stream {
  readonly #means: readonly ExponentialMean[]

  constructor(periods: readonly number[]) {
    this.#means = periods.map(period => new ExponentialMean(period))
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    let output = 0
    for (const mean of this.#means) {
      mean.put(close, isReplaced)
      if (mean.isWarm) values[output] = mean.value
      output++
    }
  }
}
