import { at } from '../../../src-shared/indicators/columns'
import type { Candles } from './candles'

export type PriceColumns = Pick<Candles, 'open' | 'high' | 'low' | 'close'>

/**
 * The close is the mean of the candle's four prices. The open is halfway between the previous averaged open
 * and close or, for the first, the candle's own. The high and low include both. These prices were never
 * traded, so they are never shown as numbers.
 */
export class HeikinAshi implements PriceColumns {
  open = new Float64Array(0)
  high = new Float64Array(0)
  low = new Float64Array(0)
  close = new Float64Array(0)
  readonly #candles: Candles

  constructor(candles: Candles) {
    this.#candles = candles
    this.refresh(0)
  }

  /** Computes all candles from this one on, because each depends on the previous one. */
  refresh(fromBar: number): void {
    const { open, high, low, close, size } = this.#candles
    this.#makeRoom(open.length)
    for (let bar = Math.max(0, fromBar); bar < size; bar++) {
      const [opened, closed] = [at(open, bar), at(close, bar)]
      const begin = bar === 0 ? (opened + closed) / 2 : (at(this.open, bar - 1) + at(this.close, bar - 1)) / 2
      const end = (opened + at(high, bar) + at(low, bar) + closed) / 4
      this.open[bar] = begin
      this.close[bar] = end
      this.high[bar] = Math.max(at(high, bar), begin, end)
      this.low[bar] = Math.min(at(low, bar), begin, end)
    }
  }

  #makeRoom(room: number): void {
    if (this.open.length >= room) return
    for (const name of ['open', 'high', 'low', 'close'] as const) {
      const column = new Float64Array(room)
      column.set(this[name])
      this[name] = column
    }
  }
}
