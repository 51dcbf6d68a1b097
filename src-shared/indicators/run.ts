import { at, withRoom, type Bar } from './columns'
import type { Definition, Read } from './definition'
import type { Stream } from './stream'
import { streamOf } from './streams/streams'

const headroom = 512

/**
 * An indicator computed over candles and kept up to date as the last one moves: taking a tick costs one step of the
 * formula, however many candles there are.
 */
export class IndicatorRun {
  readonly definition: Definition
  /** Candles needed before the first value. */
  readonly warmUp: number
  /** Candles taken so far. */
  size = 0
  /** One column an output, NaN where there is no value; only the first `size` entries mean something. */
  readonly outputs: Float64Array[]
  /** The values at the newest candle, one an output, NaN where there is none. */
  readonly newest: Float64Array
  readonly #stream: Stream

  constructor(definition: Definition, read: Read) {
    this.definition = definition
    this.warmUp = definition.warmUp(read)
    this.#stream = streamOf(definition.id, read)
    this.newest = new Float64Array(definition.outputs.length)
    this.outputs = definition.outputs.map(() => new Float64Array(0))
  }

  /**
   * Takes many candles at once, after those it has.
   * @param areLast no more will come: no room is made for them
   */
  load(bars: readonly Bar[], areLast = false): void {
    this.#makeRoom(this.size + bars.length, areLast)
    for (const bar of bars) this.put(bar)
  }

  /** Takes the next candle, or (`isReplaced`) the last one as it is now. */
  put(bar: Bar, isReplaced = false): void {
    const isAgain = isReplaced && this.size > 0
    const index = isAgain ? this.size - 1 : this.size
    this.#makeRoom(index + 1)
    const values = this.newest
    // Written out: a call to fill costs more than many a formula.
    for (let output = 0; output < values.length; output++) values[output] = NaN
    // A bar of our own quotes has no volume; to a sum it adds none.
    this.#stream.next(Number.isNaN(bar.volume) ? { ...bar, volume: 0 } : bar, isAgain, values)
    const isWarm = index >= this.warmUp - 1
    for (let output = 0; output < values.length; output++) {
      const column = this.outputs[output]
      // 0 / 0 of a price that stands still is no value.
      if (!isWarm || !Number.isFinite(values[output])) values[output] = NaN
      if (column) column[index] = at(values, output)
    }
    this.size = index + 1
  }

  /** Gives its columns away, spare room filled with NaN; from then on only the newest values are kept here. */
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
