import type { Bar } from './columns'
import { RollingValues } from './rolling'
import type { Stream } from './stream'

/** The mean over n candles of something told of each; what it is NaN of, as of the first, does not count. */
export class WindowMean implements Stream {
  readonly #window: RollingValues
  readonly #of: (bar: Bar, before: Bar | null) => number
  readonly #told: (mean: number, bar: Bar) => number
  #before: Bar | null = null
  #last: Bar | null = null

  /** @param told makes the indicator of the mean and the newest candle. */
  constructor(
    period: number,
    of: (bar: Bar, before: Bar | null) => number,
    told = (mean: number, _bar: Bar): number => mean
  ) {
    this.#window = new RollingValues(period)
    this.#of = of
    this.#told = told
  }

  next(bar: Bar, isReplaced: boolean, values: Float64Array): void {
    if (!isReplaced) this.#before = this.#last
    this.#last = bar
    const value = this.#of(bar, this.#before)
    if (Number.isNaN(value)) return
    this.#window.put(value, isReplaced)
    if (this.#window.isFull) values[0] = this.#told(this.#window.mean, bar)
  }
}

/** What Rogers and Satchell take of a candle: its squared volatility, whatever its trend. */
export const driftlessSquare = ({ open, high, low, close }: Bar): number =>
  Math.log(high / close) * Math.log(high / open) + Math.log(low / close) * Math.log(low / open)

/** How far the candle's middle moved for what was traded; 0 of a candle without range or volume. */
export const easeOf =
  (scale: number) =>
  ({ high, low, volume }: Bar, before: Bar | null): number => {
    if (!before) return NaN
    if (high === low || volume === 0) return 0
    const move = (high + low - before.high - before.low) / 2
    return (move * (high - low) * scale) / volume
  }

/** The mean of the closes weighted 1, 2, 3 … 3, 2, 1: a mean of means over half the period each. */
export class Triangular implements Stream {
  readonly #inner: RollingValues
  readonly #outer: RollingValues

  constructor(period: number) {
    this.#inner = new RollingValues(Math.ceil(period / 2))
    this.#outer = new RollingValues(Math.floor(period / 2) + 1)
  }

  next({ close }: Bar, isReplaced: boolean, values: Float64Array): void {
    this.#inner.put(close, isReplaced)
    if (!this.#inner.isFull) return
    this.#outer.put(this.#inner.mean, isReplaced)
    if (this.#outer.isFull) values[0] = this.#outer.mean
  }
}
