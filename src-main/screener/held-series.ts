import type { AlertLine } from '../../src-shared/conditions/line'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { barsOf, type Bar, type CandleColumns } from '../../src-shared/indicators/columns'
import { alertLine } from '../alerts/lines'
import { columns } from '../market/series'
import type { Database } from '../storage/database'

/** Of the newest: an average over a thousand bars has forgotten what was before, and more would be read for nothing. */
const mostBars = 1_000

interface StoredBar extends Omit<Bar, 'volume'> {
  readonly volume: number | null
  readonly closed: 0 | 1
}

/** Candles of one coin as held, with the lines that were computed over those that have closed. */
export class HeldSeries {
  /** Closed bars, ascending. */
  readonly closed: CandleColumns
  readonly fetchedAt: EpochMs
  /** The newest close, of the bar that forms where there is one. */
  readonly lastClose: number
  readonly lastTime: EpochMs
  readonly #lines = new Map<string, Float64Array | null>()
  #asked = new Set<string>()

  constructor(bars: readonly StoredBar[], fetchedAt: EpochMs) {
    this.closed = columns(bars.filter(({ closed }) => closed === 1))
    this.fetchedAt = fetchedAt
    const last = bars.at(-1)
    this.lastClose = last?.close ?? NaN
    this.lastTime = last?.time ?? NaN
  }

  /** As long as the closed bars, NaN where it has no value; null = no such line. */
  line(line: AlertLine, bars: () => readonly Bar[]): Float64Array | null {
    const name = JSON.stringify(line)
    this.#asked.add(name)
    const known = this.#lines.get(name)
    if (known !== undefined) return known
    const computed = alertLine(this.closed, line, bars)
    this.#lines.set(name, computed)
    return computed
  }

  /** Lines that were not asked for since the last time are forgotten. */
  forgetUnasked(): void {
    for (const name of this.#lines.keys()) if (!this.#asked.has(name)) this.#lines.delete(name)
    this.#asked = new Set()
  }

  /** The closed bars one by one, made once for all lines that are computed now. */
  barsOnce(): () => readonly Bar[] {
    let made: readonly Bar[] | null = null
    return () => (made ??= barsOf(this.closed))
  }
}

/** Candles that are held of coins, read once until others came. */
export class HeldCandles {
  readonly #database: Database
  readonly #series = new Map<string, HeldSeries>()
  /** When each coin's candles of an interval were fetched, as it stands now. */
  #stamps = new Map<Interval, ReadonlyMap<string, EpochMs>>()
  #asked = new Set<string>()

  /** @param database cache.db, read only */
  constructor(database: Database) {
    this.#database = database
  }

  /** What is held is looked up anew. */
  begin(): void {
    this.#stamps = new Map()
    this.#asked = new Set()
  }

  /** What was not asked for since the beginning is forgotten: another list is another memory. */
  end(): void {
    for (const [name, series] of this.#series) {
      if (this.#asked.has(name)) series.forgetUnasked()
      else this.#series.delete(name)
    }
  }

  /** Null where none are held. */
  of(coin: string, interval: Interval): HeldSeries | null {
    const fetchedAt = this.#fetched(interval).get(coin)
    if (fetchedAt === undefined) return null
    const name = `${interval} ${coin}`
    this.#asked.add(name)
    const known = this.#series.get(name)
    if (known?.fetchedAt === fetchedAt) return known
    const bars = this.#read(coin, interval)
    if (bars.length === 0) return null
    const series = new HeldSeries(bars, fetchedAt)
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

  #read(coin: string, interval: Interval): readonly StoredBar[] {
    const newestFirst = this.#database
      .prepare(
        `SELECT time, open, high, low, close, volume, closed FROM candle
         WHERE coin = ? AND interval = ? ORDER BY time DESC LIMIT ${mostBars}`
      )
      .all(coin, interval) as unknown as StoredBar[]
    return newestFirst.reverse()
  }
}
