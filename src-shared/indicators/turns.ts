import type { IndicatorBar } from './columns'
import { ExponentialMean, ExponentialSpread } from './exponential'
import { RollingRange, RollingValues } from './rolling'
import type { Stream } from './stream'
import { TrueRangeMean } from './wilder'

/** A past close minus the mean of the last n closes, which removes the trend. */
export class Detrended implements Stream {
  readonly #mean: RollingValues
  readonly #past: RollingValues

  constructor(period: number) {
    this.#mean = new RollingValues(period)
    this.#past = new RollingValues(Math.floor(period / 2) + 2)
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#mean.put(close, isReplaced)
    this.#past.put(close, isReplaced)
    if (this.#mean.isFull && this.#past.isFull) values[0] = this.#past.oldest - this.#mean.mean
  }
}

/** The Fisher transform. The second output is the same line, which the chart draws one candle later. */
export class Fisher implements Stream {
  readonly #range: RollingRange
  #place = 0
  #placeBefore = 0
  #value = 0
  #valueBefore = 0

  constructor(period: number) {
    this.#range = new RollingRange(period)
  }

  next({ high, low }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    const range = this.#range
    const middle = (high + low) / 2
    range.put(middle, middle, isReplaced)
    if (!range.isFull) return
    if (!isReplaced) {
      this.#placeBefore = this.#place
      this.#valueBefore = this.#value
    }
    const place =
      0.66 * (range.high === range.low ? 0 : range.placeOf(middle) - 0.5) + 0.67 * this.#placeBefore
    // The transform of ±1 is infinite.
    this.#place = Math.abs(place) > 0.99 ? Math.sign(place) * 0.999 : place
    this.#value = 0.5 * Math.log((1 + this.#place) / (1 - this.#place)) + 0.5 * this.#valueBefore
    values[0] = values[1] = this.#value
  }
}

/**
 * How far the price is from its average, as a multiple of its mean distance, and smoothed. The second output
 * is the mean of the first.
 */
export class WaveTrend implements Stream {
  readonly #channel: ExponentialMean
  readonly #distance: ExponentialMean
  readonly #wave: ExponentialMean
  readonly #signal: RollingValues

  constructor(channel: number, average: number, signal: number) {
    this.#channel = new ExponentialMean(channel)
    this.#distance = new ExponentialMean(channel)
    this.#wave = new ExponentialMean(average)
    this.#signal = new RollingValues(signal)
  }

  next({ high, low, close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    const typical = (high + low + close) / 3
    this.#channel.put(typical, isReplaced)
    const away = typical - this.#channel.value
    this.#distance.put(Math.abs(away), isReplaced)
    const usual = this.#distance.value
    // If the price doesn't move, the distance is only a rounding error.
    this.#wave.put(usual <= typical * 1e-12 ? 0 : away / (0.015 * usual), isReplaced)
    this.#signal.put(this.#wave.value, isReplaced)
    values[0] = this.#wave.value
    if (this.#signal.isFull) values[1] = this.#signal.mean
  }
}

/**
 * The result starts at 50, and stays the same if all values are equal. `smoothed` moves half of the way to
 * each new position.
 */
class HalfwayPlace {
  readonly smoothed = new ExponentialMean(3)
  readonly #range: RollingRange
  #place = 50
  #before = 50

  constructor(period: number) {
    this.#range = new RollingRange(period)
  }

  get isFull(): boolean {
    return this.#range.isFull
  }

  put(value: number, isReplaced: boolean): void {
    const range = this.#range
    range.put(value, value, isReplaced)
    if (!range.isFull) return
    if (!isReplaced) this.#before = this.#place
    this.#place = range.high === range.low ? this.#before : 100 * range.placeOf(value)
    this.smoothed.put(this.#place, isReplaced)
  }
}

/** A stochastic of a stochastic of MACD. Both are smoothed by moving half of the way to each new value. */
export class TrendCycle implements Stream {
  readonly #macd: ExponentialSpread
  readonly #first: HalfwayPlace
  readonly #second: HalfwayPlace

  constructor(cycle: number, fast: number, slow: number) {
    this.#macd = new ExponentialSpread(fast, slow)
    this.#first = new HalfwayPlace(cycle)
    this.#second = new HalfwayPlace(cycle)
  }

  next({ close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#macd.put(close, isReplaced)
    if (!this.#macd.isWarm) return
    this.#first.put(this.#macd.value, isReplaced)
    if (!this.#first.isFull) return
    this.#second.put(this.#first.smoothed.value, isReplaced)
    if (this.#second.isFull) values[0] = this.#second.smoothed.value
  }
}

/**
 * Momentum, and two rows of marks: the second output marks candles at which Bollinger's bands are inside
 * Keltner's channel, the third all others.
 */
export class Squeeze implements Stream {
  readonly #closes: RollingValues
  readonly #distances: RollingValues
  readonly #extremes: RollingRange
  readonly #average: ExponentialMean
  readonly #trueRange: TrueRangeMean
  readonly #deviations: number
  readonly #ranges: number

  constructor(period: number, deviations: number, ranges: number) {
    this.#closes = new RollingValues(period)
    this.#distances = new RollingValues(period)
    this.#extremes = new RollingRange(period)
    this.#average = new ExponentialMean(period)
    this.#trueRange = new TrueRangeMean(period)
    this.#deviations = deviations
    this.#ranges = ranges
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    const { high, low, close } = bar
    this.#closes.put(close, isReplaced)
    this.#extremes.put(high, low, isReplaced)
    this.#average.put(close, isReplaced)
    this.#trueRange.put(bar, isReplaced)
    if (!this.#closes.isFull) return
    const { mean } = this.#closes
    this.#distances.put(close - (this.#extremes.middle + mean) / 2, isReplaced)
    if (!this.#distances.isFull) return
    values[0] = 3 * this.#distances.weightedMean - 2 * this.#distances.mean
    const apart = Math.abs(mean - this.#average.value)
    const band = this.#deviations * this.#closes.deviation(mean)
    values[apart + band < this.#ranges * this.#trueRange.value ? 1 : 2] = 0
  }
}
