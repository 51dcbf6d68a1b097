import type { IndicatorBar } from './columns'
import { Preceding } from './preceding'
import { RollingRange } from './rolling'
import { Smoothing } from './stochastic'
import type { Stream } from './stream'
import { WilderMean } from './wilder'

/** Wilder's RSI of the closes, from 0 to 100. It's 100 if no close fell, and 50 if the close never moved. */
export class RelativeStrength {
  readonly #gain: WilderMean
  readonly #loss: WilderMean
  readonly #close = new Preceding()

  constructor(period: number) {
    this.#gain = new WilderMean(period)
    this.#loss = new WilderMean(period)
  }

  /** NaN until there have been n price changes. */
  get value(): number {
    const loss = this.#loss.value
    if (loss === 0) return this.#gain.value === 0 ? 50 : 100
    return 100 - 100 / (1 + this.#gain.value / loss)
  }

  put(close: number, isReplaced: boolean): void {
    this.#close.put(close, isReplaced)
    const move = close - this.#close.value
    if (Number.isNaN(move)) return
    this.#gain.put(Math.max(move, 0), isReplaced)
    this.#loss.put(Math.max(-move, 0), isReplaced)
  }
}

/** While the price doesn't move, rounding errors change the RSI by less than this. */
const rounding = 1e-9

/** The stochastic of the RSI in percent, smoothed to %K and %D. It's 0 while the RSI doesn't move. */
export class StochasticRsi implements Stream {
  readonly #strength: RelativeStrength
  readonly #range: RollingRange
  readonly #smoothing: Smoothing

  constructor(rsi: number, period: number, k: number, d: number) {
    this.#strength = new RelativeStrength(rsi)
    this.#range = new RollingRange(period)
    this.#smoothing = new Smoothing(k, d)
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#strength.put(close, isReplaced)
    const { value } = this.#strength
    if (Number.isNaN(value)) return
    this.#range.put(value, value, isReplaced)
    if (!this.#range.isFull) return
    this.#smoothing.put(100 * this.#range.placeOf(value, rounding), isReplaced, values)
  }
}
