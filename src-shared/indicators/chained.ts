import type { IndicatorBar } from './columns'
import { ExponentialMean, ExponentialSpread } from './exponential'
import { Preceding } from './preceding'
import type { Stream } from './stream'

/**
 * MACD. The signal line averages the MACD line from its first value on, but isn't returned until it has
 * enough values.
 */
export class Macd implements Stream {
  readonly #line: ExponentialSpread
  readonly #signal: ExponentialMean

  constructor(fast: number, slow: number, signal: number) {
    this.#line = new ExponentialSpread(fast, slow)
    this.#signal = new ExponentialMean(signal)
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#line.put(close, isReplaced)
    if (!this.#line.isWarm) return
    const macd = this.#line.value
    this.#signal.put(macd, isReplaced)
    values[0] = macd
    if (!this.#signal.isWarm) return
    values[1] = this.#signal.value
    values[2] = macd - this.#signal.value
  }
}

/** Twice an EMA minus the EMA of that EMA. The outer EMA starts when the inner one has enough values. */
export class DoubleEma implements Stream {
  readonly #inner: ExponentialMean
  readonly #outer: ExponentialMean

  constructor(period: number) {
    this.#inner = new ExponentialMean(period)
    this.#outer = new ExponentialMean(period)
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#inner.put(close, isReplaced)
    if (!this.#inner.isWarm) return
    this.#outer.put(this.#inner.value, isReplaced)
    if (this.#outer.isWarm) values[0] = 2 * this.#inner.value - this.#outer.value
  }
}

/** The percentage change of a triple EMA, relative to its previous value as in TA-Lib. */
export class Trix implements Stream {
  readonly #means: readonly ExponentialMean[]
  readonly #triple = new Preceding()

  constructor(period: number) {
    this.#means = Array.from({ length: 3 }, () => new ExponentialMean(period))
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    let value = close
    for (const mean of this.#means) {
      mean.put(value, isReplaced)
      if (!mean.isWarm) return
      value = mean.value
    }
    this.#triple.put(value, isReplaced)
    const before = this.#triple.value
    values[0] = (100 * (value - before)) / before
  }
}
