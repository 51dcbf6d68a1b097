import { EMA } from 'trading-signals'
import type { Bar } from './columns'
import type { Stream } from './stream'

/** MACD line, signal and histogram. The signal starts at the first MACD and is held back until it has warmed up. */
export class Macd implements Stream {
  readonly #fast: EMA
  readonly #slow: EMA
  readonly #signal: EMA

  constructor(fast: number, slow: number, signal: number) {
    this.#fast = new EMA(fast)
    this.#slow = new EMA(slow)
    this.#signal = new EMA(signal)
  }

  next({ close }: Bar, isReplaced: boolean, values: Float64Array): void {
    this.#fast.update(close, isReplaced)
    this.#slow.update(close, isReplaced)
    if (!this.#slow.isStable || !this.#fast.isStable) return
    const macd = this.#fast.getResultOrThrow() - this.#slow.getResultOrThrow()
    this.#signal.update(macd, isReplaced)
    values[0] = macd
    if (!this.#signal.isStable) return
    values[1] = this.#signal.getResultOrThrow()
    values[2] = macd - this.#signal.getResultOrThrow()
  }
}

/** Twice an EMA less the EMA of it; the outer one begins once the inner has warmed up. */
export class DoubleEma implements Stream {
  readonly #inner: EMA
  readonly #outer: EMA

  constructor(period: number) {
    this.#inner = new EMA(period)
    this.#outer = new EMA(period)
  }

  next({ close }: Bar, isReplaced: boolean, values: Float64Array): void {
    this.#inner.update(close, isReplaced)
    if (!this.#inner.isStable) return
    const inner = this.#inner.getResultOrThrow()
    this.#outer.update(inner, isReplaced)
    if (this.#outer.isStable) values[0] = 2 * inner - this.#outer.getResultOrThrow()
  }
}
