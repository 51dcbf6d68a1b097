import { at, type IndicatorBar } from '../../../../src-shared/indicators/columns'
import { Candles } from '../../../charts/series/candles'

/** A copy of the candles, which new prices don't change. */
export class ReplayRecording {
  /** A bar has the same index here as in the replay. */
  readonly all: Candles

  constructor(candles: Candles) {
    this.all = copyOf(candles, candles.size)
  }

  get size(): number {
    return this.all.size
  }

  until(bar: number): Candles {
    return copyOf(this.all, bar + 1)
  }

  bar(index: number): IndicatorBar | null {
    return this.all.bar(index)
  }

  /** When a bar opens, epoch ms. */
  timeOf(bar: number): number {
    return at(this.all.time, bar)
  }

  /** Returns the last bar that opened at or before the time. Before all bars, returns 0. */
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
  const { time, open, high, low, close, volume, intervalMs, provisionalFrom, hasOnlyCloses } = candles
  const columns = { time: cut(time), open: cut(open), high: cut(high), low: cut(low) }
  const whole = { ...columns, close: cut(close), volume: cut(volume) }
  return new Candles(whole, intervalMs, provisionalFrom, hasOnlyCloses)
}
