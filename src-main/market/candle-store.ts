import type { EpochMs, Interval } from '../contract/values'
import type { Database } from '../storage/database'
import type { Bar } from './bar'

/** The service's candles, in cache.db. Provisional bars are never written here. */
export class CandleStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Ascending in time. */
  bars(coin: string, interval: Interval): readonly Bar[] {
    return this.#database
      .prepare(
        `SELECT time, open, high, low, close, volume FROM candle WHERE coin = ? AND interval = ? ORDER BY time`
      )
      .all(coin, interval) as unknown as Bar[]
  }

  /** The latest bar alone; null where there is none. */
  last(coin: string, interval: Interval): Bar | null {
    const row = this.#database
      .prepare(
        `SELECT time, open, high, low, close, volume FROM candle
         WHERE coin = ? AND interval = ? ORDER BY time DESC LIMIT 1`
      )
      .get(coin, interval)
    return (row as Bar | undefined) ?? null
  }

  fetchedAt(coin: string, interval: Interval): EpochMs | null {
    const row = this.#database
      .prepare('SELECT fetched_at FROM candle_series WHERE coin = ? AND interval = ?')
      .get(coin, interval) as { fetched_at: number } | undefined
    return row?.fetched_at ?? null
  }

  /** Merges an answer: bars of the same time are replaced, earlier ones stay. */
  merge(coin: string, interval: Interval, bars: readonly Bar[], fetchedAt: EpochMs): void {
    this.#database.transaction(() => {
      const upsert = this.#database.prepare(
        `INSERT INTO candle (coin, interval, time, open, high, low, close, volume) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET open = excluded.open, high = excluded.high, low = excluded.low,
           close = excluded.close, volume = coalesce(excluded.volume, volume)`
      )
      for (const { time, open, high, low, close, volume } of bars) {
        upsert.run(coin, interval, time, open, high, low, close, volume)
      }
      this.#database
        .prepare(
          `INSERT INTO candle_series (coin, interval, fetched_at) VALUES (?, ?, ?)
           ON CONFLICT DO UPDATE SET fetched_at = excluded.fetched_at`
        )
        .run(coin, interval, fetchedAt)
    })()
  }
}
