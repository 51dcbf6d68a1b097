export type NumberColumn = Float64Array | Int32Array | readonly number[]

/** The JavaScript engine inlines this function, so it can be used in hot loops. */
export function at(column: NumberColumn, index: number): number {
  return column[index] ?? NaN
}

/** Candles as columns of equal length. Opening times are in epoch ms and ascend. An unknown volume is NaN. */
export interface CandleColumns {
  readonly time: Float64Array
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  readonly volume: Float64Array
}

/** `time` is when the bar opens, in epoch ms. An unknown volume is NaN. */
export interface IndicatorBar {
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

export function withRoom(column: Float64Array, room: number): Float64Array {
  const grown = new Float64Array(room)
  grown.set(column)
  return grown
}

export function columnsOf(
  bars: readonly (Omit<IndicatorBar, 'volume'> & { readonly volume: number | null })[]
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

/** `size` is the number of candles to use, if only the first part of the columns is valid. */
export function barsOf(candles: CandleColumns, size = candles.time.length): IndicatorBar[] {
  return Array.from({ length: size }, (_, index) => ({
    time: at(candles.time, index),
    open: at(candles.open, index),
    high: at(candles.high, index),
    low: at(candles.low, index),
    close: at(candles.close, index),
    volume: at(candles.volume, index)
  }))
}
