import { at } from '../../../src-shared/indicators/columns'
import type { Candles } from './candles'
import { columnOf, columnStart, type ColumnStep } from './column-step'

/**
 * How many more columns than the visible ones are grouped, so that panning doesn't have to group columns on
 * every frame.
 */
const ahead = 64

/**
 * Each column has its lowest and highest value in the order they occur, or NaN. Only requested columns are
 * grouped, because most bars are out of view.
 */
export class LineDetail {
  readonly step: ColumnStep
  /** How many slots the line is shifted by, as in the Ichimoku cloud. */
  readonly shift: number
  readonly early: Float64Array
  readonly late: Float64Array
  readonly last: Float64Array
  readonly #candles: Candles
  readonly #values: Float64Array
  /** The range of columns that have been grouped. `#end` is exclusive. */
  #from = 0
  #end = 0

  constructor(candles: Candles, values: Float64Array, step: ColumnStep, shift = 0) {
    this.#candles = candles
    this.#values = values
    this.shift = shift
    this.step = step
    const room = Math.max(0, columnOf(candles.slots + shift, step)) + 512
    // If each column has a single bar, all three values are equal, so they share an array.
    this.early = new Float64Array(room)
    this.late = step.slots === 1 ? this.early : new Float64Array(room)
    this.last = step.slots === 1 ? this.early : new Float64Array(room)
  }

  get size(): number {
    const { size } = this.#candles
    return size === 0 ? 0 : Math.max(0, this.#column(size - 1) + 1)
  }

  show(from: number, end: number): this {
    const first = Math.max(0, from)
    const stop = Math.min(end, this.size)
    if (first >= stop) return this
    const isApart = stop < this.#from || first > this.#end || this.#from === this.#end
    if (isApart) this.#from = this.#end = first
    if (first < this.#from) {
      const begin = Math.max(0, first - ahead)
      this.#gather(begin, this.#from)
      this.#from = begin
    }
    if (stop > this.#end) {
      const goal = Math.min(this.size, stop + ahead)
      this.#gather(this.#end, goal)
      this.#end = goal
    }
    return this
  }

  /** Returns false if the arrays are full and a new object is needed. */
  touch(bar: number): boolean {
    if (this.size > this.early.length) return false
    const column = Math.max(0, this.#column(bar))
    this.#end = Math.min(this.#end, column)
    this.#from = Math.min(this.#from, this.#end)
    return true
  }

  #column(bar: number): number {
    return columnOf(at(this.#candles.slot, bar) + this.shift, this.step)
  }

  #gather(from: number, end: number): void {
    const { slot, size } = this.#candles
    const { early, late, last, step, shift } = this
    const values = this.#values
    const stop = columnStart(end, step) - shift
    let bar = this.#candles.barAt(columnStart(from, step) - shift - 1) + 1
    early.fill(NaN, from, end)
    late.fill(NaN, from, end)
    last.fill(NaN, from, end)
    while (bar < size && at(slot, bar) < stop) {
      const column = columnOf(at(slot, bar) + shift, step)
      const next = columnStart(column + 1, step) - shift
      let low = NaN
      let high = NaN
      let isLowLast = false
      for (; bar < size && at(slot, bar) < next; bar++) {
        const value = at(values, bar)
        if (Number.isNaN(value)) continue
        if (!(value >= low)) {
          low = value
          isLowLast = true
        }
        if (!(value <= high)) {
          high = value
          isLowLast = false
        }
        last[column] = value
      }
      early[column] = isLowLast ? high : low
      late[column] = isLowLast ? low : high
    }
  }
}
