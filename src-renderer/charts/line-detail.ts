import { at } from '../../src-shared/indicators/columns'
import type { Candles } from './candles'
import { columnOf, type ColumnStep } from './column-step'

/**
 * One value a bar gathered into columns: the two extremes of each column in the order they came, so that a line
 * through them touches every high and low. NaN where there is nothing.
 */
export class LineDetail {
  readonly step: ColumnStep
  /** Slots the line is moved along the axis: Ichimoku's cloud stands ahead of its candles. */
  readonly shift: number
  /** Columns in use. */
  size = 0
  readonly early: Float64Array
  readonly late: Float64Array
  /** The last value of each column, for legends and for what changes colour by it. */
  readonly last: Float64Array
  readonly #candles: Candles

  constructor(candles: Candles, values: Float64Array, step: ColumnStep, shift = 0) {
    this.#candles = candles
    this.shift = shift
    this.step = step
    const room = columnOf(candles.slots + Math.max(0, shift), step) + 512
    this.early = new Float64Array(room).fill(NaN)
    this.late = new Float64Array(room).fill(NaN)
    this.last = new Float64Array(room).fill(NaN)
    this.#gather(values, 0)
  }

  /** Gathers again from the column of a changed bar on. False = there is no room left: make a new one. */
  refresh(values: Float64Array, fromBar: number): boolean {
    const candles = this.#candles
    if (this.#column(Math.max(0, candles.size - 1)) >= this.early.length) return false
    let bar = Math.max(0, fromBar)
    const column = this.#column(bar)
    while (bar > 0 && this.#column(bar - 1) === column) bar--
    this.#gather(values, bar)
    return true
  }

  #column(bar: number): number {
    return columnOf(at(this.#candles.slot, bar) + this.shift, this.step)
  }

  #gather(values: Float64Array, fromBar: number): void {
    const { slot, size } = this.#candles
    let column = -1
    let low = NaN
    let high = NaN
    let isLowLast = false
    for (let bar = fromBar; bar < size; bar++) {
      const next = columnOf(at(slot, bar) + this.shift, this.step)
      // A line moved back begins before the first candle.
      if (next < 0) continue
      const value = at(values, bar)
      if (next !== column) {
        this.#set(column, low, high, isLowLast)
        column = next
        low = high = value
        this.last[column] = value
      } else if (!Number.isNaN(value)) {
        if (!(value >= low)) [low, isLowLast] = [value, true]
        if (!(value <= high)) [high, isLowLast] = [value, false]
        this.last[column] = value
      }
    }
    this.#set(column, low, high, isLowLast)
    this.size = column + 1
  }

  #set(column: number, low: number, high: number, isLowLast: boolean): void {
    if (column < 0) return
    this.early[column] = isLowLast ? high : low
    this.late[column] = isLowLast ? low : high
  }
}
