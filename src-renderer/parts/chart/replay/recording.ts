import { at, type Bar } from '../../../../src-shared/indicators/columns'
import { Candles } from '../../../charts/series/candles'

/** Candles as they were at one moment: what comes live afterwards does not reach them. */
export class Recording {
  /** Every candle recorded. What is shown of them are the first ones: a bar has the same number in both. */
  readonly all: Candles

  constructor(candles: Candles) {
    this.all = copyOf(candles, candles.size)
  }

  get size(): number {
    return this.all.size
  }

  /** The candles up to and with a bar, as if there were no later ones. */
  until(bar: number): Candles {
    return copyOf(this.all, bar + 1)
  }

  bar(index: number): Bar | null {
    return this.all.bar(index)
  }

  /** The opening time of a bar, epoch ms. */
  timeOf(bar: number): number {
    return at(this.all.time, bar)
  }

  /** The bar a time falls into or, where none is held, the last one before it; the first for a time before all. */
  barAt(time: number): number {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.timeOf(middle) <= time) low = middle + 1
      else high = middle
    }
    return Math.max(0, low - 1)
  }
}

function copyOf(candles: Candles, size: number): Candles {
  const cut = (column: Float64Array): Float64Array => column.subarray(0, size)
  const { time, open, high, low, close, volume, intervalMs, provisionalFrom } = candles
  const columns = { time: cut(time), open: cut(open), high: cut(high), low: cut(low) }
  return new Candles({ ...columns, close: cut(close), volume: cut(volume) }, intervalMs, provisionalFrom)
}
