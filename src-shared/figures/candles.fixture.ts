import type { CandleColumns } from '../indicators/columns'
import { day } from '../time'

export type Prices = readonly [open: number, high: number, low: number, close: number]

/** Returns daily candles, the last of which opens at `last`. Null stands for a day without a candle. */
export function dailyCandles(last: number, prices: readonly (Prices | null)[]): CandleColumns {
  const rows = prices.flatMap((row, index) =>
    row ? [{ time: last - (prices.length - 1 - index) * day, row }] : []
  )
  const column = (of: (row: Prices) => number): Float64Array => Float64Array.from(rows, ({ row }) => of(row))
  return {
    time: Float64Array.from(rows, ({ time }) => time),
    open: column(row => row[0]),
    high: column(row => row[1]),
    low: column(row => row[2]),
    close: column(row => row[3]),
    volume: Float64Array.from(rows, () => NaN)
  }
}

export const closing = (...closes: readonly (number | null)[]): readonly (Prices | null)[] =>
  closes.map(close => (close === null ? null : [close, close, close, close]))
