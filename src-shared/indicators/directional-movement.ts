import type { IndicatorBar } from './columns'
import type { Stream } from './stream'
import { WilderMean } from './wilder'

/**
 * Wilder's ADX, +DI and −DI in percent. The movements and the true range start at the second candle and are
 * smoothed over n candles.
 */
export class DirectionalMovement implements Stream {
  readonly #range: WilderMean
  readonly #up: WilderMean
  readonly #down: WilderMean
  readonly #adx: WilderMean
  #before: IndicatorBar | null = null
  #last: IndicatorBar | null = null

  constructor(period: number) {
    this.#range = new WilderMean(period)
    this.#up = new WilderMean(period)
    this.#down = new WilderMean(period)
    this.#adx = new WilderMean(period)
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    if (!isReplaced) this.#before = this.#last
    this.#last = bar
    const before = this.#before
    if (!before) return
    const up = bar.high - before.high
    const down = before.low - bar.low
    this.#up.put(up > down && up > 0 ? up : 0, isReplaced)
    this.#down.put(down > up && down > 0 ? down : 0, isReplaced)
    this.#range.put(Math.max(bar.high, before.close) - Math.min(bar.low, before.close), isReplaced)
    const range = this.#range.value
    if (Number.isNaN(range)) return
    // If the price doesn't move, both directions are 0.
    const plus = range === 0 ? 0 : (100 * this.#up.value) / range
    const minus = range === 0 ? 0 : (100 * this.#down.value) / range
    const sum = plus + minus
    this.#adx.put(sum === 0 ? 0 : (100 * Math.abs(plus - minus)) / sum, isReplaced)
    values[0] = this.#adx.value
    values[1] = plus
    values[2] = minus
  }
}
