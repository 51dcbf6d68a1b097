import type { Bar } from './columns'
import type { Stream } from './stream'

interface State {
  readonly isLong: boolean
  readonly stop: number
  /** The best price since the position began. */
  readonly extreme: number
  readonly acceleration: number
}

/**
 * Wilder's parabolic stop and reverse. It starts with the second candle, long when that one's middle is not below the
 * first one's. trading-signals has one too, but moves it by a fixed 0.01 in a corner, which no coin of 1e-8 survives.
 */
export class Parabolic implements Stream {
  readonly #step: number
  readonly #most: number
  /** The two candles before the present one, and the state they left. */
  #older: Bar | null = null
  #before: Bar | null = null
  #last: Bar | null = null
  #stateBefore: State | null = null
  #state: State | null = null

  constructor(step: number, most: number) {
    this.#step = step
    this.#most = most
  }

  next(bar: Bar, isReplaced: boolean, values: Float64Array): void {
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

  #begin(bar: Bar, before: Bar): State {
    const isLong = bar.high + bar.low >= before.high + before.low
    const start = isLong
      ? { stop: before.low, extreme: before.high }
      : { stop: before.high, extreme: before.low }
    return this.#follow({ isLong, acceleration: this.#step, ...start }, bar, before)
  }

  #follow(state: State, bar: Bar, before: Bar): State {
    const { isLong, acceleration } = state
    const sign = isLong ? 1 : -1
    /** The side of a candle the stop must not reach into, and the side that leads. */
    const near = (one: Bar): number => (isLong ? one.low : one.high)
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
