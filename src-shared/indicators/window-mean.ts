import type { IndicatorBar } from './columns'
import { RollingValues } from './rolling'
import type { Stream } from './stream'

/** Candles for which the number is NaN, such as the first one, aren't counted. */
export class WindowMean implements Stream {
  readonly #window: RollingValues
  readonly #of: (bar: IndicatorBar, before: IndicatorBar | null) => number
  readonly #output: (mean: number, bar: IndicatorBar) => number
  #before: IndicatorBar | null = null
  #last: IndicatorBar | null = null

  /** @param output calculates the output from the mean and the current candle */
  constructor(
    period: number,
    of: (bar: IndicatorBar, before: IndicatorBar | null) => number,
    output = (mean: number, _bar: IndicatorBar): number => mean
  ) {
    this.#window = new RollingValues(period)
    this.#of = of
    this.#output = output
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    if (!isReplaced) this.#before = this.#last
    this.#last = bar
    const value = this.#of(bar, this.#before)
    if (Number.isNaN(value)) return
    this.#window.put(value, isReplaced)
    if (this.#window.isFull) values[0] = this.#output(this.#window.mean, bar)
  }
}

/** The squared volatility by Rogers and Satchell, which doesn't depend on the trend. */
export const driftlessSquare = ({ open, high, low, close }: IndicatorBar): number =>
  Math.log(high / close) * Math.log(high / open) + Math.log(low / close) * Math.log(low / open)

/** How far the midpoint moves relative to the volume. 0 for a candle without range or volume. */
export const easeOfMovement =
  (scale: number) =>
  ({ high, low, volume }: IndicatorBar, before: IndicatorBar | null): number => {
    if (!before) return NaN
    if (high === low || volume === 0) return 0
    const move = (high + low - before.high - before.low) / 2
    return (move * (high - low) * scale) / volume
  }

/** The weights are 1, 2, 3 … 3, 2, 1, because this is a mean of means over half the period. */
export class Triangular implements Stream {
  readonly #inner: RollingValues
  readonly #outer: RollingValues

  constructor(period: number) {
    this.#inner = new RollingValues(Math.ceil(period / 2))
    this.#outer = new RollingValues(Math.floor(period / 2) + 1)
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#inner.put(close, isReplaced)
    if (!this.#inner.isFull) return
    this.#outer.put(this.#inner.mean, isReplaced)
    if (this.#outer.isFull) values[0] = this.#outer.mean
  }
}
