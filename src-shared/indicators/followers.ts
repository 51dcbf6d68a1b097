import type { IndicatorBar } from './columns'
import type { Stream } from './stream'
import { TrueRangeMean, WilderMean } from './wilder'

/**
 * Wilder averages of the candles' midpoints, called jaw, teeth and lips. The chart moves them into the
 * future.
 */
export class Alligator implements Stream {
  readonly #lines: readonly WilderMean[]

  constructor(periods: readonly number[]) {
    this.#lines = periods.map(period => new WilderMean(period))
  }

  next({ high, low }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    let output = 0
    for (const line of this.#lines) {
      line.put((high + low) / 2, isReplaced)
      values[output++] = line.value
    }
  }
}

/**
 * Vervoort's trailing stop. The first output is the stop below rising closes, the second the stop above
 * falling ones.
 */
export class TrailingStop implements Stream {
  readonly #range: TrueRangeMean
  readonly #factor: number
  #stop = NaN
  #stopBefore = NaN
  #close = NaN
  #closeBefore = NaN

  constructor(period: number, factor: number) {
    this.#range = new TrueRangeMean(period)
    this.#factor = factor
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    const { close } = bar
    this.#range.put(bar, isReplaced)
    if (!isReplaced) {
      this.#stopBefore = this.#stop
      this.#closeBefore = this.#close
    }
    this.#close = close
    const reach = this.#range.value * this.#factor
    if (Number.isNaN(reach)) return
    const before = this.#stopBefore
    const isLong = Number.isNaN(before) || close > before
    // A new stop starts when a close crosses the old one. Otherwise, the stop only moves closer to the price.
    const isStopKept = isLong ? this.#closeBefore > before : close < before && this.#closeBefore < before
    const fresh = isLong ? close - reach : close + reach
    this.#stop = !isStopKept ? fresh : isLong ? Math.max(before, fresh) : Math.min(before, fresh)
    values[isLong ? 0 : 1] = this.#stop
  }
}
