import { at } from './columns'

// trading-signals makes and moves arrays with every candle; over twenty thousand candles of a long period that is
// most of what a chart waits for. These keep one window of numbers each.

/** The last n values, their mean and how far they spread. */
export class RollingValues {
  readonly #window: Float64Array
  #taken = 0

  constructor(period: number) {
    this.#window = new Float64Array(period)
  }

  get isFull(): boolean {
    return this.#taken >= this.#window.length
  }

  put(value: number, isReplaced: boolean): void {
    if (!isReplaced || this.#taken === 0) this.#taken++
    this.#window[(this.#taken - 1) % this.#window.length] = value
  }

  /**
   * Summed anew each time, so that nothing of a price long gone stays in it, and as distances from one of the values:
   * of a price that stands still the mean is that price to the last bit, and the deviation zero.
   */
  get mean(): number {
    const window = this.#window
    const size = window.length
    const pivot = at(window, 0)
    // Four sums side by side: one alone waits for each of its own additions.
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    let index = 0
    for (; index + 3 < size; index += 4) {
      a += at(window, index) - pivot
      b += at(window, index + 1) - pivot
      c += at(window, index + 2) - pivot
      d += at(window, index + 3) - pivot
    }
    for (; index < size; index++) a += at(window, index) - pivot
    return pivot + (a + b + c + d) / size
  }

  /** Their mean weighted 1, 2, … n, the newest most. */
  get weightedMean(): number {
    const window = this.#window
    const size = window.length
    const newest = (this.#taken - 1) % size
    const pivot = at(window, newest)
    let sum = 0
    // From the newest back to the start of the memory, then from its end: the order in which they came.
    for (let age = 0; age <= newest; age++) sum += (size - age) * (at(window, newest - age) - pivot)
    for (let place = newest + 1; place < size; place++) sum += (place - newest) * (at(window, place) - pivot)
    return pivot + sum / ((size * (size + 1)) / 2)
  }

  /** The one that came first; only once there are n. */
  get oldest(): number {
    return at(this.#window, this.#taken % this.#window.length)
  }

  /** Their sum: exactly 0 where all are 0. */
  get total(): number {
    const window = this.#window
    let sum = 0
    for (let index = 0; index < window.length; index++) sum += at(window, index)
    return sum
  }

  /** The standard deviation of these values (of the whole, not of a sample) around their mean. */
  deviation(mean: number): number {
    const window = this.#window
    let sum = 0
    for (let index = 0; index < window.length; index++) sum += (at(window, index) - mean) ** 2
    return Math.sqrt(sum / window.length)
  }

  /** The mean distance of these values from their mean. */
  distance(mean: number): number {
    const window = this.#window
    let sum = 0
    for (let index = 0; index < window.length; index++) sum += Math.abs(at(window, index) - mean)
    return sum / window.length
  }
}

/** The highest high and the lowest low of the last n candles (or of another value: then both are the same). */
export class RollingRange {
  high = NaN
  low = NaN
  readonly #highs: Float64Array
  readonly #lows: Float64Array
  /** The extremes of the n − 1 candles before the present one, which alone may still move. */
  #highBefore = -Infinity
  #lowBefore = Infinity
  #taken = 0

  constructor(period: number) {
    this.#highs = new Float64Array(period).fill(-Infinity)
    this.#lows = new Float64Array(period).fill(Infinity)
  }

  get isFull(): boolean {
    return this.#taken >= this.#highs.length
  }

  /** Halfway between the two. */
  get middle(): number {
    return (this.high + this.low) / 2
  }

  /** Where a value stands between the two, from 0 to 1; 0 while they are one, or no further apart than rounding puts them. */
  placeOf(value: number, rounding = 0): number {
    return this.high - this.low <= rounding ? 0 : (value - this.low) / (this.high - this.low)
  }

  put(high: number, low: number, isReplaced: boolean): void {
    if (!isReplaced || this.#taken === 0) this.#begin()
    const place = (this.#taken - 1) % this.#highs.length
    this.#highs[place] = high
    this.#lows[place] = low
    this.high = Math.max(this.#highBefore, high)
    this.low = Math.min(this.#lowBefore, low)
  }

  /** The present candle joins those before; the oldest leaves, and only if it was an extreme is another looked for. */
  #begin(): void {
    const oldest = this.#taken % this.#highs.length
    const isHighest = at(this.#highs, oldest) >= this.#highBefore
    const isLowest = at(this.#lows, oldest) <= this.#lowBefore
    this.#highs[oldest] = -Infinity
    this.#lows[oldest] = Infinity
    if (this.#taken > 0) {
      this.#highBefore = isHighest ? this.#highest() : Math.max(this.#highBefore, this.high)
      this.#lowBefore = isLowest ? this.#lowest() : Math.min(this.#lowBefore, this.low)
    }
    this.#taken++
  }

  #highest(): number {
    const highs = this.#highs
    let most = -Infinity
    for (let index = 0; index < highs.length; index++) if (at(highs, index) > most) most = at(highs, index)
    return most
  }

  #lowest(): number {
    const lows = this.#lows
    let least = Infinity
    for (let index = 0; index < lows.length; index++) if (at(lows, index) < least) least = at(lows, index)
    return least
  }
}

/** What the last n parts are of the last n wholes. */
export class RollingShare {
  readonly #parts: RollingValues
  readonly #wholes: RollingValues

  constructor(period: number) {
    this.#parts = new RollingValues(period)
    this.#wholes = new RollingValues(period)
  }

  put(part: number, whole: number, isReplaced: boolean): void {
    this.#parts.put(part, isReplaced)
    this.#wholes.put(whole, isReplaced)
  }

  get isFull(): boolean {
    return this.#wholes.isFull
  }

  /** NaN of nothing, as the range of a price that stands still. */
  get share(): number {
    return this.#parts.total / this.#wholes.total
  }
}
