import { EMA, RSI, SMA } from 'trading-signals'
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

/** The stochastic of the RSI in percent, smoothed to K and D; 0 while the RSI stands still. */
export class StochasticRsi implements Stream {
  readonly #rsi: RSI
  readonly #window: number
  readonly #k: SMA
  readonly #d: SMA
  #recent: number[] = []

  constructor(rsiPeriod: number, window: number, k: number, d: number) {
    this.#rsi = new RSI(rsiPeriod)
    this.#window = window
    this.#k = new SMA(k)
    this.#d = new SMA(d)
  }

  next({ close }: Bar, isReplaced: boolean, values: Float64Array): void {
    this.#rsi.update(close, isReplaced)
    if (!this.#rsi.isStable) return
    const rsi = this.#rsi.getResultOrThrow()
    if (isReplaced && this.#recent.length > 0) this.#recent.pop()
    this.#recent.push(rsi)
    if (this.#recent.length > this.#window) this.#recent.shift()
    if (this.#recent.length < this.#window) return
    const low = Math.min(...this.#recent)
    const high = Math.max(...this.#recent)
    this.#k.update(high === low ? 0 : (100 * (rsi - low)) / (high - low), isReplaced)
    if (!this.#k.isStable) return
    values[0] = this.#k.getResultOrThrow()
    this.#d.update(this.#k.getResultOrThrow(), isReplaced)
    if (this.#d.isStable) values[1] = this.#d.getResultOrThrow()
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
