import type { IndicatorBar } from './columns'
import type { Stream } from './stream'

interface State {
  readonly isLong: boolean
  readonly stop: number
  readonly extreme: number
  readonly acceleration: number
}

/**
 * Wilder's parabolic stop and reverse. At the second candle, the position is long unless the midpoint is
 * below that of the first. The library trading-signals isn't used here, because it sometimes shifts the stop
 * by 0.01, which is wrong for coins that cost 1e-8.
 */
export class Parabolic implements Stream {
  readonly #step: number
  readonly #most: number
  /**
   * `#older` and `#before` are the two candles before the current one. `#stateBefore` is the state before the
   * current candle, and `#state` the state after it.
   */
  #older: IndicatorBar | null = null
  #before: IndicatorBar | null = null
  #last: IndicatorBar | null = null
  #stateBefore: State | null = null
  #state: State | null = null

  constructor(step: number, most: number) {
    this.#step = step
    this.#most = most
  }

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    if (!isReplaced) {
      this.#older = this.#before
      this.#before = this.#last
      this.#stateBefore = this.#state
    }
    this.#last = bar
    const before = this.#before
    if (!before) return
    this.#state = this.#stateBefore ? this.#follow(this.#stateBefore, bar, before) : this.#begin(bar, before)
    values[this.#state.isLong ? 0 : 1] = this.#state.stop
  }

  #begin(bar: IndicatorBar, before: IndicatorBar): State {
    const isLong = bar.high + bar.low >= before.high + before.low
    const start = isLong
      ? { stop: before.low, extreme: before.high }
      : { stop: before.high, extreme: before.low }
    return this.#follow({ isLong, acceleration: this.#step, ...start }, bar, before)
  }

  #follow(state: State, bar: IndicatorBar, before: IndicatorBar): State {
    const { isLong, acceleration } = state
    const sign = isLong ? 1 : -1
    /** Returns the candle's side that faces the stop, because the stop must not be inside a candle. */
    const near = (one: IndicatorBar): number => (isLong ? one.low : one.high)
    const far = isLong ? bar.high : bar.low
    const moved = state.stop + acceleration * (state.extreme - state.stop)
    const fences = this.#older ? [near(before), near(this.#older)] : [near(before)]
    const stop = fences.reduce((place, fence) => (sign * (place - fence) > 0 ? fence : place), moved)
    const isLeading = sign * (far - state.extreme) > 0
    const extreme = isLeading ? far : state.extreme
    if (sign * (near(bar) - stop) <= 0) {
      const turned = isLong ? bar.low : bar.high
      return { isLong: !isLong, stop: extreme, extreme: turned, acceleration: this.#step }
    }
    return {
      isLong,
      stop,
      extreme,
      acceleration: isLeading ? Math.min(acceleration + this.#step, this.#most) : acceleration
    }
  }
}
