import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import type { Database } from '../../platform/storage/database'

/** How many bars to read. Older bars hardly affect even a long average. */
const mostBars = 1_000

export interface ReadCandles {
  readonly closed: CandleColumns
  /** The close of the forming bar, or else of the last closed bar. `lastTime` is when that bar opened. */
  readonly lastClose: number
  readonly lastTime: EpochMs
}

const column = (): Float64Array => new Float64Array(mostBars)

/** Reads candles through a function that SQLite calls for each row. Fetching row objects takes three times as long. */
export class CandleReader {
  readonly #statement: ReturnType<Database['prepare']>
  /** Rows arrive newest first, so columns fill from the end. */
  readonly #time = column()
  readonly #open = column()
  readonly #high = column()
  readonly #low = column()
  readonly #close = column()
  readonly #volume = column()
  #first = mostBars
  #lastTime = NaN
  #lastClose = NaN

  /** @param database cache.db */
  constructor(database: Database) {
    database.aggregate('take_candle', {
      start: 0,
      varargs: true,
      result: () => this.#first,
      // Separate parameters, because rest parameters would create an array per row.
      step: (
        _: number,
        time: number,
        open: number,
        high: number,
        low: number,
        close: number,
        volume: number | null,
        closed: number
      ) => {
        if (Number.isNaN(this.#lastTime)) {
          this.#lastTime = time
          this.#lastClose = close
        }
        if (closed !== 1) return 0
        const at = --this.#first
        this.#time[at] = time
        this.#open[at] = open
        this.#high[at] = high
        this.#low[at] = low
        this.#close[at] = close
        this.#volume[at] = volume ?? NaN
        return 0
      }
    })
    this.#statement = database.prepare(
      `SELECT take_candle(time, open, high, low, close, volume, closed) FROM (
         SELECT time, open, high, low, close, volume, closed FROM candle
         WHERE coin = ? AND interval = ? ORDER BY time DESC LIMIT ${mostBars})`
    )
  }

  read(coin: string, interval: Interval): ReadCandles | null {
    this.#first = mostBars
    this.#lastTime = NaN
    this.#statement.get(coin, interval)
    if (Number.isNaN(this.#lastTime)) return null
    const filled = (values: Float64Array): Float64Array => values.slice(this.#first)
    return {
      closed: {
        time: filled(this.#time),
        open: filled(this.#open),
        high: filled(this.#high),
        low: filled(this.#low),
        close: filled(this.#close),
        volume: filled(this.#volume)
      },
      lastTime: this.#lastTime,
      lastClose: this.#lastClose
    }
  }
}
