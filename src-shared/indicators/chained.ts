import type { Bar } from './columns'
import { ExponentialMean } from './exponential'
import type { Stream } from './stream'

/** MACD line, signal and histogram. The signal starts at the first MACD and is held back until it has warmed up. */
export class Macd implements Stream {
  readonly #fast: ExponentialMean
  readonly #slow: ExponentialMean
  readonly #signal: ExponentialMean

  constructor(fast: number, slow: number, signal: number) {
    this.#fast = new ExponentialMean(fast)
    this.#slow = new ExponentialMean(slow)
    this.#signal = new ExponentialMean(signal)
  }

  next({ close }: Bar, isReplaced: boolean, values: Float64Array): void {
    this.#fast.put(close, isReplaced)
    this.#slow.put(close, isReplaced)
    if (!this.#slow.isWarm || !this.#fast.isWarm) return
    const macd = this.#fast.value - this.#slow.value
    this.#signal.put(macd, isReplaced)
    values[0] = macd
    if (!this.#signal.isWarm) return
    values[1] = this.#signal.value
    values[2] = macd - this.#signal.value
  }
}

/** Twice an EMA less the EMA of it; the outer one begins once the inner has warmed up. */
export class DoubleEma implements Stream {
  readonly #inner: ExponentialMean
  readonly #outer: ExponentialMean

  constructor(period: number) {
    this.#inner = new ExponentialMean(period)
    this.#outer = new ExponentialMean(period)
  }

  next({ close }: Bar, isReplaced: boolean, values: Float64Array): void {
    this.#inner.put(close, isReplaced)
    if (!this.#inner.isWarm) return
    this.#outer.put(this.#inner.value, isReplaced)
    if (this.#outer.isWarm) values[0] = 2 * this.#inner.value - this.#outer.value
  }
}
