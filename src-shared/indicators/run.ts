import { at, withRoom, type IndicatorBar } from './columns'
import type { Definition, IndicatorRead } from './definition'
import type { Stream } from './stream'
import { streamOf } from './streams/streams'

const headroom = 512

/** When the last candle changes, only one step of the formula is needed. */
export class IndicatorRun {
  readonly definition: Definition
  readonly warmUp: number
  size = 0
  /** One column per output, NaN where there's no value. Only the first `size` entries are valid. */
  readonly outputs: Float64Array[]
  readonly newest: Float64Array
  readonly #stream: Stream

  constructor(definition: Definition, read: IndicatorRead) {
    this.definition = definition
    this.warmUp = definition.warmUp(read)
    this.#stream = streamOf(definition.id, read)
    this.newest = new Float64Array(definition.outputs.length)
    this.outputs = definition.outputs.map(() => new Float64Array(0))
  }

  /** @param areLast true if no more candles follow, so that no space is reserved for them */
  load(bars: readonly IndicatorBar[], areLast = false): void {
    this.#makeRoom(this.size + bars.length, areLast)
    for (const bar of bars) this.put(bar)
  }

  put(bar: IndicatorBar, isReplaced = false): void {
    const isAgain = isReplaced && this.size > 0
    const index = isAgain ? this.size - 1 : this.size
    this.#makeRoom(index + 1)
    const values = this.newest
    // A loop, because calling `fill` would take longer than many formulas do.
    for (let output = 0; output < values.length; output++) values[output] = NaN
    // Bars built from quotes have no volume.
    this.#stream.next(Number.isNaN(bar.volume) ? { ...bar, volume: 0 } : bar, isAgain, values)
    const isWarm = index >= this.warmUp - 1
    for (let output = 0; output < values.length; output++) {
      const column = this.outputs[output]
      // While the price doesn't move, a formula may divide 0 by 0.
      if (!isWarm || !Number.isFinite(values[output])) values[output] = NaN
      if (column) column[index] = at(values, output)
    }
    this.size = index + 1
  }

  /**
   * Returns the columns without copying them, with NaN in unused space. After this, only `newest` is updated.
   */
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
