import type { AlertLine } from '../contract/alerts'
import type { CandleColumns } from '../../src-shared/indicators/columns'

/** A line over candles: a column of the candles themselves. Null where there is no such line. */
export function alertLine(candles: CandleColumns, { indicator, line }: AlertLine): Float64Array | null {
  return indicator === 'bar' && isColumn(line) ? candles[line] : null
}

const columns = ['open', 'high', 'low', 'close', 'volume'] as const

const isColumn = (name: string): name is (typeof columns)[number] =>
  (columns as readonly string[]).includes(name)
