import type { EpochMs, Interval } from '../../src-shared/contract/values'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import type { Database } from '../storage/database'

/** Of the newest: an average over a thousand bars has forgotten what was before, and more would be read for nothing. */
const mostBars = 1_000

/** Candles of one coin and interval. */
export interface ReadCandles {
  /** Closed bars, ascending. */
  readonly closed: CandleColumns
  /** The newest close, of the bar that forms where there is one, and when that bar opened. */
  readonly lastClose: number
  readonly lastTime: EpochMs
}

type Row = readonly [
  time: number,
  open: number,
  high: number,
  low: number,
  close: number,
  volume: number | null,
  closed: number
]

/**
 * Reads candles straight into columns. SQLite hands each row to a function of ours: an object a row, of hundreds of thousands
 * that live for a moment, takes three times as long.
 */
export class CandleReader {
  readonly #statement: ReturnType<Database['prepare']>
  /** As rows come, from the newest. */
  readonly #columns: readonly Float64Array[] = Array.from({ length: 6 }, () => new Float64Array(mostBars))
  #size = 0
  #newest: Row | null = null

  /** @param database cache.db */
  constructor(database: Database) {
    database.aggregate('take_candle', {
      ...{ start: 0, varargs: true, result: () => this.#size },
      step: (_: number, ...row: Row) => this.#take(row)
    })
    this.#statement = database.prepare(
      `SELECT take_candle(time, open, high, low, close, volume, closed) FROM (
         SELECT time, open, high, low, close, volume, closed FROM candle
         WHERE coin = ? AND interval = ? ORDER BY time DESC LIMIT ${mostBars})`
    )
  }

  /** Null where none are held. */
  read(coin: string, interval: Interval): ReadCandles | null {
    this.#size = 0
    this.#newest = null
    this.#statement.get(coin, interval)
    const newest = this.#newest as Row | null
    if (newest === null) return null
    const [time, open, high, low, close, volume] = this.#columns.map(column =>
      column.slice(0, this.#size).reverse()
    ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array]
    return {
      closed: { time, open, high, low, close, volume },
      lastTime: newest[0],
      lastClose: newest[4]
    }
  }

  #take(row: Row): number {
    this.#newest ??= row
    if (row[6] !== 1) return 0
    for (let column = 0; column < this.#columns.length; column++) {
      const values = this.#columns[column]
      if (values) values[this.#size] = row[column] ?? NaN
    }
    return ++this.#size
  }
}
