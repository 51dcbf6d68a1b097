import type { AlertLine } from '../../../src-shared/conditions/line'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { alertLine } from '../figures/candle-line'
import type { Database } from '../../platform/storage/database'
import { BarRoom } from './bar-room'
import { CandleReader, type ReadCandles } from './candle-reader'

export class StoredSeries {
  /** Closed candles, ascending. */
  readonly closed: CandleColumns
  readonly fetchedAt: EpochMs
  /** The close of the forming bar, or else of the last closed bar. */
  readonly lastClose: number
  readonly lastTime: EpochMs
  readonly #room: BarRoom
  readonly #lines = new Map<string, Float64Array | null>()
  #used = new Set<string>()

  constructor({ closed, lastClose, lastTime }: ReadCandles, fetchedAt: EpochMs, room: BarRoom) {
    this.#room = room
    this.closed = closed
    this.fetchedAt = fetchedAt
    this.lastClose = lastClose
    this.lastTime = lastTime
  }

  /** An indicator line's values, one per closed bar, NaN where missing. Null if there's no such line. */
  line(line: AlertLine): Float64Array | null {
    const name = JSON.stringify(line)
    this.#used.add(name)
    const known = this.#lines.get(name)
    if (known !== undefined) return known
    const computed = alertLine(this.closed, line, () => this.#room.of(this.closed))
    this.#lines.set(name, computed)
    return computed
  }

  forgetUnusedLines(): void {
    for (const name of this.#lines.keys()) if (!this.#used.has(name)) this.#lines.delete(name)
    this.#used = new Set()
  }
}

export class StoredSeriesReader {
  readonly #database: Database
  readonly #candles: CandleReader
  readonly #room = new BarRoom()
  readonly #series = new Map<string, StoredSeries>()
  /** Fetch times by interval and coin. */
  #stamps = new Map<Interval, ReadonlyMap<string, EpochMs>>()
  #used = new Set<string>()

  /** @param database cache.db, read-only */
  constructor(database: Database) {
    this.#database = database
    this.#candles = new CandleReader(database)
  }

  /** Must be called before each evaluation, so that the fetch times are read again. */
  startEvaluation(): void {
    this.#stamps = new Map()
    this.#used = new Set()
  }

  endEvaluation(): void {
    for (const [name, series] of this.#series) {
      if (this.#used.has(name)) series.forgetUnusedLines()
      else this.#series.delete(name)
    }
  }

  of(coin: string, interval: Interval): StoredSeries | null {
    const fetchedAt = this.#fetched(interval).get(coin)
    if (fetchedAt === undefined) return null
    const name = `${interval} ${coin}`
    this.#used.add(name)
    const known = this.#series.get(name)
    if (known?.fetchedAt === fetchedAt) return known
    const candles = this.#candles.read(coin, interval)
    if (!candles) return null
    const series = new StoredSeries(candles, fetchedAt, this.#room)
    this.#series.set(name, series)
    return series
  }

  #fetched(interval: Interval): ReadonlyMap<string, EpochMs> {
    const known = this.#stamps.get(interval)
    if (known) return known
    const rows = this.#database
      .prepare('SELECT coin, fetched_at AS fetchedAt FROM candle_series WHERE interval = ?')
      .all(interval) as unknown as { coin: string; fetchedAt: EpochMs }[]
    const stamps = new Map(rows.map(({ coin, fetchedAt }) => [coin, fetchedAt]))
    this.#stamps.set(interval, stamps)
    return stamps
  }
}
