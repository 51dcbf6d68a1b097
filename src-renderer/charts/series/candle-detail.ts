import { at } from '../../../src-shared/indicators/columns'
import type { Candles } from './candles'
import type { PriceColumns } from './heikin-ashi'
import { columnOf, columnStart, type ColumnStep } from './column-step'

/**
 * A column has the first open, the highest high, the lowest low, the last close and the total volume of its
 * candles.
 */
export class CandleDetail {
  readonly step: ColumnStep
  size = 0
  /** Index of the column's first bar, or -1 if it has none. `bars` is how many bars it has. */
  readonly first: Int32Array
  readonly bars: Int32Array
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  /** NaN if no bar has volume. */
  readonly volume: Float64Array
  readonly #candles: Candles
  readonly #prices: PriceColumns

  /** @param prices drawn instead of the candles' own prices, for example averages. There is one per bar. */
  constructor(candles: Candles, step: ColumnStep, prices: PriceColumns = candles) {
    this.#candles = candles
    this.#prices = prices
    this.step = step
    const room = columnOf(candles.slots, step) + 512
    this.first = new Int32Array(room).fill(-1)
    this.bars = new Int32Array(room)
    this.open = new Float64Array(room)
    this.high = new Float64Array(room)
    this.low = new Float64Array(room)
    this.close = new Float64Array(room)
    this.volume = new Float64Array(room)
    this.#gather(0)
  }

  /** Returns false if the arrays are full and a new object is needed. */
  refresh(fromBar: number): boolean {
    const candles = this.#candles
    if (columnOf(candles.slots, this.step) >= this.first.length) return false
    let bar = Math.max(0, fromBar)
    const column = columnOf(at(candles.slot, bar), this.step)
    while (bar > 0 && columnOf(at(candles.slot, bar - 1), this.step) === column) bar--
    this.#gather(bar)
    return true
  }

  #gather(fromBar: number): void {
    const { slot, volume, size } = this.#candles
    const { open, high, low, close } = this.#prices
    const { step } = this
    let column = -1
    /** Comparing with the next column's first slot is faster than a division per bar. */
    let end = -Infinity
    for (let bar = fromBar; bar < size; bar++) {
      if (at(slot, bar) >= end) {
        column = columnOf(at(slot, bar), step)
        end = columnStart(column + 1, step)
        this.first[column] = bar
        this.bars[column] = 0
        this.open[column] = at(open, bar)
        this.high[column] = -Infinity
        this.low[column] = Infinity
        this.volume[column] = NaN
      }
      this.bars[column] = at(this.bars, column) + 1
      this.close[column] = at(close, bar)
      if (at(high, bar) > at(this.high, column)) this.high[column] = at(high, bar)
      if (at(low, bar) < at(this.low, column)) this.low[column] = at(low, bar)
      const traded = at(volume, bar)
      if (traded >= 0) this.volume[column] = traded + (at(this.volume, column) || 0)
    }
    this.size = column + 1
  }
}
