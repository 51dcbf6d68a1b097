import { at, withRoom, type IndicatorBar } from './columns'
import type { Definition, IndicatorRead } from './definition'
import type { Stream } from './stream'
import { streamOf } from './streams/streams'

const headroom = 512

/**
 * Computes an indicator over candles and keeps it current while the last one changes. A tick costs
 * one step of the formula, regardless of the number of candles.
 */
export class IndicatorRun {
  readonly definition: Definition
  readonly warmUp: number
  /** Number of candles so far. */
  size = 0
  /** One column per output, NaN if there's no value. Only the first `size` entries are valid. */
  readonly outputs: Float64Array[]
  /** The outputs at the last candle, NaN if there's no value. */
  readonly newest: Float64Array
  readonly #stream: Stream

  constructor(definition: Definition, read: IndicatorRead) {
    this.definition = definition
    this.warmUp = definition.warmUp(read)
    this.#stream = streamOf(definition.id, read)
    this.newest = new Float64Array(definition.outputs.length)
    this.outputs = definition.outputs.map(() => new Float64Array(0))
  }

  /**
   * Appends candles.
   * @param areLast no more candles follow, so don't reserve room for them
   */
  load(bars: readonly IndicatorBar[], areLast = false): void {
    this.#makeRoom(this.size + bars.length, areLast)
    for (const bar of bars) this.put(bar)
  }

  /** Appends a candle, or updates the last one if `isReplaced`. */
  put(bar: IndicatorBar, isReplaced = false): void {
    const isAgain = isReplaced && this.size > 0
    const index = isAgain ? this.size - 1 : this.size
    this.#makeRoom(index + 1)
    const values = this.newest
    // A loop, because calling `fill` costs more than many of the formulas.
    for (let output = 0; output < values.length; output++) values[output] = NaN
    // A bar built from our own quotes has no volume, so it adds nothing to sums.
    this.#stream.next(Number.isNaN(bar.volume) ? { ...bar, volume: 0 } : bar, isAgain, values)
    const isWarm = index >= this.warmUp - 1
    for (let output = 0; output < values.length; output++) {
      const column = this.outputs[output]
      // A flat price can lead to 0 / 0.
      if (!isWarm || !Number.isFinite(values[output])) values[output] = NaN
      if (column) column[index] = at(values, output)
    }
    this.size = index + 1
  }

  /** Hands over the columns, with NaN in the spare room. After this, only `newest` is updated. */
  handOver(): Float64Array[] {
    const columns = this.outputs.splice(0)
    for (const column of columns) column.fill(NaN, this.size)
    return columns
  }

  #makeRoom(size: number, isExact = false): void {
    const [first] = this.outputs
    if (!first || size <= first.length) return
    const room = isExact ? size : size + headroom + (size >> 3)
    this.outputs.forEach((column, output) => {
      this.outputs[output] = withRoom(column, room)
    })
  }
}
