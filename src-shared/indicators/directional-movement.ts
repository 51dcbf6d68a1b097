import { WSMA } from 'trading-signals'
import type { Bar } from './columns'
import type { Stream } from './stream'

/**
 * Wilder's directional movement: ADX, +DI, −DI in percent. Both movements and the true range begin with the second
 * candle and are smoothed over n; ADX smooths DX over n again.
 */
export class DirectionalMovement implements Stream {
  readonly #range: WSMA
  readonly #up: WSMA
  readonly #down: WSMA
  readonly #adx: WSMA
  #before: Bar | null = null
  #last: Bar | null = null

  constructor(period: number) {
    this.#range = new WSMA(period)
    this.#up = new WSMA(period)
    this.#down = new WSMA(period)
    this.#adx = new WSMA(period)
  }

  next(bar: Bar, isReplaced: boolean, values: Float64Array): void {
    if (!isReplaced) this.#before = this.#last
    this.#last = bar
    const before = this.#before
    if (!before) return
    const up = bar.high - before.high
    const down = before.low - bar.low
    this.#up.update(up > down && up > 0 ? up : 0, isReplaced)
    this.#down.update(down > up && down > 0 ? down : 0, isReplaced)
    this.#range.update(Math.max(bar.high, before.close) - Math.min(bar.low, before.close), isReplaced)
    if (!this.#range.isStable) return
    const range = this.#range.getResultOrThrow()
    // A price that stands still goes nowhere.
    const plus = range === 0 ? 0 : (100 * this.#up.getResultOrThrow()) / range
    const minus = range === 0 ? 0 : (100 * this.#down.getResultOrThrow()) / range
    const sum = plus + minus
    this.#adx.update(sum === 0 ? 0 : (100 * Math.abs(plus - minus)) / sum, isReplaced)
    values[0] = this.#adx.isStable ? this.#adx.getResultOrThrow() : NaN
    values[1] = plus
    values[2] = minus
  }
}
