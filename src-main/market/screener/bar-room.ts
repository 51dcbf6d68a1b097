import { at, type IndicatorBar, type CandleColumns } from '../../../src-shared/indicators/columns'

type Room = { -readonly [Field in keyof IndicatorBar]: IndicatorBar[Field] }

/** Reuses bar objects, because screening hundreds of coins would create hundreds of thousands. */
export class BarRoom {
  readonly #all: Room[] = []
  #given: readonly IndicatorBar[] = []
  #shown: CandleColumns | null = null

  /** @returns bars that are valid until `of` is called with other candles */
  of(candles: CandleColumns): readonly IndicatorBar[] {
    if (candles === this.#shown) return this.#given
    const size = candles.time.length
    while (this.#all.length < size)
      this.#all.push({ time: NaN, open: NaN, high: NaN, low: NaN, close: NaN, volume: NaN })
    for (let index = 0; index < size; index++) {
      const bar = this.#all[index]
      if (!bar) continue
      bar.time = at(candles.time, index)
      bar.open = at(candles.open, index)
      bar.high = at(candles.high, index)
      bar.low = at(candles.low, index)
      bar.close = at(candles.close, index)
      bar.volume = at(candles.volume, index)
    }
    if (this.#given.length !== size) this.#given = this.#all.slice(0, size)
    this.#shown = candles
    return this.#given
  }
}
