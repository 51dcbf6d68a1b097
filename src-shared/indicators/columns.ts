/** Anything numbers can be read from by index. */
export type Column = Float64Array | Int32Array | readonly number[]

/** The number at an index known to be inside; NaN outside. Inlined by the engine, so loops may use it freely. */
export function at(column: Column, index: number): number {
  return column[index] ?? NaN
}

/** Candles as columns: equal lengths, ascending opening time in epoch ms, NaN where a bar has no volume. */
export interface CandleColumns {
  readonly time: Float64Array
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  readonly volume: Float64Array
}

/** One candle. Time is the opening time in epoch ms; a volume of NaN means there is none. */
export interface Bar {
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** A copy with room for `room` values, the rest zero. */
export function withRoom(column: Float64Array, room: number): Float64Array {
  const grown = new Float64Array(room)
  grown.set(column)
  return grown
}

/** Candles as columns; a volume of null is one of NaN. */
export function columnsOf(
  bars: readonly (Omit<Bar, 'volume'> & { readonly volume: number | null })[]
): CandleColumns {
  const column = (read: (bar: (typeof bars)[number]) => number): Float64Array => Float64Array.from(bars, read)
  return {
    time: column(bar => bar.time),
    open: column(bar => bar.open),
    high: column(bar => bar.high),
    low: column(bar => bar.low),
    close: column(bar => bar.close),
    volume: column(bar => bar.volume ?? NaN)
  }
}

/** Columns as candles, for what takes one at a time. `size` where the columns have spare room at their end. */
export function barsOf(candles: CandleColumns, size = candles.time.length): Bar[] {
  return Array.from({ length: size }, (_, index) => ({
    time: at(candles.time, index),
    open: at(candles.open, index),
    high: at(candles.high, index),
    low: at(candles.low, index),
    close: at(candles.close, index),
    volume: at(candles.volume, index)
  }))
}
