import { at } from './columns'

// The library trading-signals creates and moves arrays for each candle, which would take up most of the time
// to load a chart.

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
   * The mean is calculated anew for each candle, so that old prices leave no rounding errors. It adds
   * distances from one of the values, so that the mean of an unchanging price is exact.
   */
  get mean(): number {
    const window = this.#window
    const size = window.length
    const pivot = at(window, 0)
    // Adding to four sums in turn is faster, because the additions don't wait for each other.
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

  get weightedMean(): number {
    const window = this.#window
    const size = window.length
    const newest = (this.#taken - 1) % size
    const pivot = at(window, newest)
    let sum = 0
    // The values are in a ring buffer. The first loop goes from the latest value back to index 0, the second
    // covers the older values, which are after the latest.
    for (let age = 0; age <= newest; age++) sum += (size - age) * (at(window, newest - age) - pivot)
    for (let place = newest + 1; place < size; place++) sum += (place - newest) * (at(window, place) - pivot)
    return pivot + sum / ((size * (size + 1)) / 2)
  }

  /** Only valid once n values have been added. */
  get oldest(): number {
    return at(this.#window, this.#taken % this.#window.length)
  }

  /** Exactly 0 if all values are 0. */
  get total(): number {
    const window = this.#window
    let sum = 0
    for (let index = 0; index < window.length; index++) sum += at(window, index)
    return sum
  }

  /** The population standard deviation. */
  deviation(mean: number): number {
    const window = this.#window
    let sum = 0
    for (let index = 0; index < window.length; index++) sum += (at(window, index) - mean) ** 2
    return Math.sqrt(sum / window.length)
  }

  distance(mean: number): number {
    const window = this.#window
    let sum = 0
    for (let index = 0; index < window.length; index++) sum += Math.abs(at(window, index) - mean)
    return sum / window.length
  }
}

/** For the range of a single value, pass the value as both. */
export class RollingRange {
  high = NaN
  low = NaN
  readonly #highs: Float64Array
  readonly #lows: Float64Array
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

  get middle(): number {
    return (this.high + this.low) / 2
  }

  /** The place is between 0 and 1, or 0 if the range is no larger than `rounding`. */
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

  /** Searches the window again if the candle that leaves it had the high or low. */
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

  /**
   * Returns NaN if the wholes add up to 0. If they are true ranges, that happens when the price doesn't move.
   */
  get share(): number {
    return this.#parts.total / this.#wholes.total
  }
}
