import { at, type IndicatorBar } from './columns'
import { Preceding } from './preceding'
import { RollingShare, RollingValues } from './rolling'
import type { Stream } from './stream'

/** The mean of the candles' midpoints over a short period, minus that over a long period. */
export class AwesomeOscillator implements Stream {
  readonly #fast: RollingValues
  readonly #slow: RollingValues

  constructor(fast: number, slow: number) {
    this.#fast = new RollingValues(fast)
    this.#slow = new RollingValues(slow)
  }

  next({ high, low }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    const middle = (high + low) / 2
    this.#fast.put(middle, isReplaced)
    this.#slow.put(middle, isReplaced)
    if (this.#slow.isFull) values[0] = this.#fast.mean - this.#slow.mean
  }
}

export class Accelerator implements Stream {
  readonly #oscillator: AwesomeOscillator
  readonly #mean: RollingValues

  constructor(fast: number, slow: number, mean: number) {
    this.#oscillator = new AwesomeOscillator(fast, slow)
    this.#mean = new RollingValues(mean)
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#oscillator.next(bar, isReplaced, values)
    const height = at(values, 0)
    if (Number.isNaN(height)) return
    this.#mean.put(height, isReplaced)
    values[0] = this.#mean.isFull ? height - this.#mean.mean : NaN
  }
}

/** The result is 50 if the price didn't move during the shortest period. */
export class UltimateOscillator implements Stream {
  readonly #short: RollingShare
  readonly #medium: RollingShare
  readonly #long: RollingShare
  readonly #close = new Preceding()

  constructor(short: number, medium: number, long: number) {
    this.#short = new RollingShare(short)
    this.#medium = new RollingShare(medium)
    this.#long = new RollingShare(long)
  }

  next({ high, low, close }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    this.#close.put(close, isReplaced)
    const before = this.#close.value
    if (Number.isNaN(before)) return
    const trueLow = Math.min(low, before)
    const range = Math.max(high, before) - trueLow
    for (const each of [this.#short, this.#medium, this.#long]) each.put(close - trueLow, range, isReplaced)
    if (!this.#long.isFull) return
    const short = this.#short.share
    const mean = (4 * short + 2 * this.#medium.share + this.#long.share) / 7
    values[0] = Number.isNaN(short) ? 50 : 100 * mean
  }
}

/** The result is 50 if the price never moved. */
export class MoneyFlow implements Stream {
  readonly #up: RollingValues
  readonly #down: RollingValues
  readonly #typical = new Preceding()

  constructor(period: number) {
    this.#up = new RollingValues(period)
    this.#down = new RollingValues(period)
  }

  next({ high, low, close, volume }: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    const typical = (high + low + close) / 3
    this.#typical.put(typical, isReplaced)
    const before = this.#typical.value
    if (Number.isNaN(before)) return
    this.#up.put(typical > before ? typical * volume : 0, isReplaced)
    this.#down.put(typical < before ? typical * volume : 0, isReplaced)
    if (!this.#up.isFull) return
    const [up, down] = [this.#up.total, this.#down.total]
    values[0] = up + down === 0 ? 50 : (100 * up) / (up + down)
  }
}
