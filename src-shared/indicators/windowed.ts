import type { IndicatorBar } from './columns'
import { RollingRange, RollingShare, RollingValues } from './rolling'
import type { Stream } from './stream'

export class SimpleAverages implements Stream {
  readonly #windows: readonly RollingValues[]

  constructor(periods: readonly number[]) {
    this.#windows = periods.map(period => new RollingValues(period))
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#windows.forEach((window, output) => {
      window.put(close, isReplaced)
      if (window.isFull) values[output] = window.mean
    })
  }
}

export class WeightedAverage implements Stream {
  readonly #window: RollingValues

  constructor(period: number) {
    this.#window = new RollingValues(period)
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#window.put(close, isReplaced)
    if (this.#window.isFull) values[0] = this.#window.weightedMean
  }
}

/**
 * Hull's average: a weighted average of twice the average over half the period minus the average over the
 * whole period.
 */
export class Hull implements Stream {
  readonly #half: RollingValues
  readonly #whole: RollingValues
  readonly #root: RollingValues

  constructor(period: number) {
    this.#half = new RollingValues(Math.floor(period / 2))
    this.#whole = new RollingValues(period)
    this.#root = new RollingValues(Math.floor(Math.sqrt(period)))
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#half.put(close, isReplaced)
    this.#whole.put(close, isReplaced)
    if (!this.#whole.isFull) return
    this.#root.put(2 * this.#half.weightedMean - this.#whole.weightedMean, isReplaced)
    if (this.#root.isFull) values[0] = this.#root.weightedMean
  }
}

export class VolumeWeighted implements Stream {
  readonly #worth: RollingShare

  constructor(period: number) {
    this.#worth = new RollingShare(period)
  }

  next({ close, volume }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#worth.put(close * volume, volume, isReplaced)
    if (this.#worth.isFull) values[0] = this.#worth.share
  }
}

interface Band {
  readonly upper: number
  readonly middle: number
  readonly lower: number
  readonly close: number
}

/** `write` determines the outputs: the lines, the width, or the position of the close in the band. */
export class Bollinger implements Stream {
  readonly #window: RollingValues
  readonly #factor: number
  readonly #write: (band: Band, values: Float64Array) => void

  constructor(period: number, factor: number, write: (band: Band, values: Float64Array) => void) {
    this.#window = new RollingValues(period)
    this.#factor = factor
    this.#write = write
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#window.put(close, isReplaced)
    if (!this.#window.isFull) return
    const middle = this.#window.mean
    const reach = this.#window.deviation(middle) * this.#factor
    this.#write({ upper: middle + reach, middle, lower: middle - reach, close }, values)
  }
}

export class ChannelIndex implements Stream {
  readonly #typical: RollingValues

  constructor(period: number) {
    this.#typical = new RollingValues(period)
  }

  next({ high, low, close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    const typical = (high + low + close) / 3
    this.#typical.put(typical, isReplaced)
    if (!this.#typical.isFull) return
    const { mean } = this.#typical
    values[0] = (typical - mean) / (0.015 * this.#typical.distance(mean))
  }
}

export class Donchian implements Stream {
  readonly #range: RollingRange

  constructor(period: number) {
    this.#range = new RollingRange(period)
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#range.put(bar.high, bar.low, isReplaced)
    values[0] = this.#range.high
    values[1] = this.#range.middle
    values[2] = this.#range.low
  }
}

/**
 * The outputs are conversion, base, span A, span B, and the close as the lagging line. The chart moves the
 * last three in time.
 */
export class Ichimoku implements Stream {
  readonly #conversion: RollingRange
  readonly #base: RollingRange
  readonly #spanB: RollingRange

  constructor(conversion: number, base: number, spanB: number) {
    this.#conversion = new RollingRange(conversion)
    this.#base = new RollingRange(base)
    this.#spanB = new RollingRange(spanB)
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    const { high, low } = bar
    this.#conversion.put(high, low, isReplaced)
    this.#base.put(high, low, isReplaced)
    this.#spanB.put(high, low, isReplaced)
    values[0] = this.#conversion.middle
    values[1] = this.#base.middle
    values[2] = (this.#conversion.middle + this.#base.middle) / 2
    values[3] = this.#spanB.middle
    values[4] = bar.close
  }
}
