import type { EpochMs, Interval } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'
import type { Bar } from './bar'
import { CandleBounds } from './candle-bounds'
import {
  correctedBars,
  coverageAfter,
  type CandleAnswer,
  type Coverage,
  type StoredBar
} from './candle-merge'
import type { PriceAt } from '../../src-shared/figures/daily'
import { columnsOf, type CandleColumns } from '../../src-shared/indicators/columns'
import { intervalMs } from '../../src-shared/interval'

export interface CandleCorrection extends Bar {
  readonly correctedAt: EpochMs
}

const mostCorrections = 100

/** The service's candles, in cache.db. Candles built from quotes are never stored here. */
export class CandleStore {
  readonly #database: Database
  readonly #bounds: CandleBounds

  constructor(database: Database) {
    this.#database = database
    this.#bounds = new CandleBounds(database)
  }

  /** Ascending. */
  bars(coin: string, interval: Interval): readonly Bar[] {
    return this.#database
      .prepare(
        `SELECT time, open, high, low, close, volume FROM candle WHERE coin = ? AND interval = ? ORDER BY time`
      )
      .all(coin, interval) as unknown as Bar[]
  }

  storedBars(coin: string, interval: Interval, since: EpochMs = 0): readonly StoredBar[] {
    return this.#database
      .prepare(
        `SELECT time, open, high, low, close, volume, closed, fetched_at AS fetchedAt FROM candle
         WHERE coin = ? AND interval = ? AND time >= ? ORDER BY time`
      )
      .all(coin, interval, since) as unknown as StoredBar[]
  }

  /** Ascending. */
  closed(coin: string, interval: Interval, since: EpochMs = 0): CandleColumns {
    return columnsOf(this.storedBars(coin, interval, since).filter(({ closed }) => closed === 1))
  }

  last(coin: string, interval: Interval): Bar | null {
    return this.lastBy(coin, interval, Infinity)
  }

  lastBy(coin: string, interval: Interval, opensBy: EpochMs): Bar | null {
    const row = this.#database
      .prepare(
        `SELECT time, open, high, low, close, volume FROM candle
         WHERE coin = ? AND interval = ? AND time <= ? ORDER BY time DESC LIMIT 1`
      )
      .get(coin, interval, opensBy)
    return (row as Bar | undefined) ?? null
  }

  newestClosed(coin: string, interval: Interval): EpochMs | null {
    const row = this.#database
      .prepare(
        'SELECT time FROM candle WHERE coin = ? AND interval = ? AND closed = 1 ORDER BY time DESC LIMIT 1'
      )
      .get(coin, interval) as { time: number } | undefined
    return row?.time ?? null
  }

  oldest(coin: string, interval: Interval): EpochMs | null {
    const row = this.#database
      .prepare('SELECT min(time) AS time FROM candle WHERE coin = ? AND interval = ?')
      .get(coin, interval) as { time: number | null }
    return row.time
  }

  countSince(coin: string, interval: Interval, since: EpochMs): number {
    const row = this.#database
      .prepare('SELECT count(*) AS count FROM candle WHERE coin = ? AND interval = ? AND time >= ?')
      .get(coin, interval, since) as { count: number }
    return row.count
  }

  newestClose(coin: string): PriceAt | null {
    const series = this.#database
      .prepare('SELECT interval, fetched_at AS fetchedAt FROM candle_series WHERE coin = ?')
      .all(coin) as unknown as { interval: Interval; fetchedAt: EpochMs }[]
    let newest: PriceAt | null = null
    for (const { interval, fetchedAt } of series) {
      const last = this.last(coin, interval)
      const at = last && Math.min(fetchedAt, last.time + intervalMs[interval] - 1)
      if (last && at !== null && at > (newest?.at ?? 0)) newest = { price: last.close, at }
    }
    return newest
  }

  fetchedAt(coin: string, interval: Interval): EpochMs | null {
    const row = this.#database
      .prepare('SELECT fetched_at FROM candle_series WHERE coin = ? AND interval = ?')
      .get(coin, interval) as { fetched_at: number } | undefined
    return row?.fetched_at ?? null
  }

  coverage(coin: string, interval: Interval): Coverage {
    const row = this.#database
      .prepare(
        `SELECT covered_from AS coveredFrom, begins_at AS beginsAt FROM candle_series
         WHERE coin = ? AND interval = ?`
      )
      .get(coin, interval) as Coverage | undefined
    return row ?? { coveredFrom: null, beginsAt: null }
  }

  /** The candles corrected by the latest response that corrected any. Ascending, at most 100. */
  corrections(coin: string, interval: Interval, after: EpochMs): readonly CandleCorrection[] {
    return this.#database
      .prepare(
        `SELECT time, open, high, low, close, volume, corrected_at AS correctedAt FROM candle_correction
         WHERE coin = ?1 AND interval = ?2 AND corrected_at > ?3 AND corrected_at = (
           SELECT max(corrected_at) FROM candle_correction WHERE coin = ?1 AND interval = ?2)
         ORDER BY time LIMIT ${mostCorrections}`
      )
      .all(coin, interval, after) as unknown as CandleCorrection[]
  }

  removeAfter(coin: string, interval: Interval, latest: EpochMs): void {
    this.#database
      .prepare('DELETE FROM candle WHERE coin = ? AND interval = ? AND time > ?')
      .run(coin, interval, latest)
  }

  /** If the clock was set back after the fetch, the fetch time is used as the current time. */
  removeAhead(now: EpochMs): void {
    const series = this.#database
      .prepare('SELECT coin, interval, fetched_at AS fetchedAt FROM candle_series')
      .all() as unknown as { coin: string; interval: Interval; fetchedAt: EpochMs }[]
    this.#database.transaction(() => {
      for (const { coin, interval, fetchedAt } of series)
        this.removeAfter(coin, interval, Math.max(now, fetchedAt) + intervalMs[interval])
    })()
  }

  /** Replaces bars of the same time and records each change. Keeps earlier bars. */
  merge(coin: string, interval: Interval, answer: CandleAnswer): void {
    const { bars, fetchedAt } = answer
    const [first] = bars
    const last = bars.at(-1)
    this.#database.transaction(() => {
      if (first && last) {
        const next = coverageAfter(this.coverage(coin, interval), answer.requestedFrom, first.time, {
          oldest: this.oldest(coin, interval),
          newest: this.last(coin, interval)?.time ?? null,
          widthMs: intervalMs[interval]
        })
        this.#note(coin, interval, answer, first.time)
        // Stored bars that were still forming are outdated, so they are dropped even if the response lacks them.
        this.#database
          .prepare('DELETE FROM candle WHERE coin = ? AND interval = ? AND closed = 0 AND time < ?')
          .run(coin, interval, last.time)
        this.#write(coin, interval, answer)
        this.#stamp(coin, interval, fetchedAt, next)
        this.#bounds.keep({ coin, interval }, fetchedAt)
      } else this.#stamp(coin, interval, fetchedAt, this.coverage(coin, interval))
    })()
  }

  #note(
    coin: string,
    interval: Interval,
    { bars, fetchedAt, operation }: CandleAnswer,
    since: EpochMs
  ): void {
    const insert = this.#database.prepare(
      `INSERT OR REPLACE INTO candle_correction
         (coin, interval, time, corrected_at, operation, was_fetched_at, open, high, low, close, volume)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
    )
    for (const was of correctedBars(this.storedBars(coin, interval, since), bars)) {
      const { time, open, high, low, close, volume } = was
      insert.run(
        ...[coin, interval, time, fetchedAt, operation, was.fetchedAt],
        ...[open, high, low, close, volume]
      )
    }
  }

  #write(coin: string, interval: Interval, { bars, fetchedAt }: CandleAnswer): void {
    const width = intervalMs[interval]
    const last = bars.at(-1)?.time
    const upsert = this.#database.prepare(
      `INSERT INTO candle (coin, interval, time, open, high, low, close, volume, closed, fetched_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET open = excluded.open, high = excluded.high, low = excluded.low,
         close = excluded.close, volume = coalesce(excluded.volume, volume), closed = excluded.closed,
         fetched_at = excluded.fetched_at`
    )
    for (const { time, open, high, low, close, volume } of bars) {
      // The service's clock may be behind, so the last bar counts as forming for another bar length.
      const closesBy = time + (time === last ? 2 : 1) * width
      upsert.run(
        ...[coin, interval, time, open, high, low, close, volume],
        ...[closesBy <= fetchedAt ? 1 : 0, fetchedAt]
      )
    }
  }

  #stamp(coin: string, interval: Interval, fetchedAt: EpochMs, { coveredFrom, beginsAt }: Coverage): void {
    this.#database
      .prepare(
        `INSERT INTO candle_series (coin, interval, fetched_at, covered_from, begins_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET fetched_at = excluded.fetched_at, covered_from = excluded.covered_from,
           begins_at = excluded.begins_at`
      )
      .run(coin, interval, fetchedAt, coveredFrom, beginsAt)
  }
}
