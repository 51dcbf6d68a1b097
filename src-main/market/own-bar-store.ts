import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'
import type { Bar } from './bar'
import { thinned, type SparkPoint } from './spark'
import { day, hour, minute } from '../../src-shared/time'

/** Minute bars are stored for two days, hourly bars for a quarter of a year. */
const kept = [
  { widthMs: minute, forMs: 2 * day },
  { widthMs: hour, forMs: 92 * day }
] as const

/** With fewer hourly bars, the sparkline uses minute bars. */
const fewHours = 6

/** Up to this many times are looked up directly, which is faster. */
const mostMoments = 3_000

export type OwnWidth = (typeof kept)[number]['widthMs']

/** Bars built from quotes, in cache.db. */
export class OwnBarStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  add(prices: ReadonlyMap<string, number>, at: EpochMs): void {
    this.#database.transaction(() => {
      const upsert = this.#database.prepare(
        `INSERT INTO own_bar (coin, interval_ms, time, open, high, low, close) VALUES (?1, ?2, ?3, ?4, ?4, ?4, ?4)
         ON CONFLICT DO UPDATE SET high = max(high, ?4), low = min(low, ?4), close = ?4`
      )
      for (const { widthMs } of kept) {
        const time = Math.floor(at / widthMs) * widthMs
        for (const [coin, price] of prices) upsert.run(coin, widthMs, time, price)
      }
    })()
  }

  /** Ascending. */
  bars(coin: string, widthMs: OwnWidth, since: EpochMs, until: EpochMs = Infinity): readonly Bar[] {
    const from = Math.ceil(since / widthMs) * widthMs
    const isShort = (until - from) / widthMs <= mostMoments
    const query = isShort
      ? this.#database.prepare(
          `WITH RECURSIVE moment (time) AS (
             SELECT ?3 UNION ALL SELECT time + ?2 FROM moment WHERE time + ?2 <= ?4
           )
           SELECT bar.time, open, high, low, close FROM moment
           JOIN own_bar bar ON bar.interval_ms = ?2 AND bar.time = moment.time AND bar.coin = ?1
           WHERE moment.time <= ?4`
        )
      : // Only looks up times with a bar of any coin, as a wrong clock can leave a million empty minutes.
        this.#database.prepare(
          `WITH RECURSIVE moment (time) AS (
             SELECT min(time) FROM own_bar WHERE interval_ms = ?2 AND time >= ?3
             UNION ALL
             SELECT (SELECT min(time) FROM own_bar WHERE interval_ms = ?2 AND time > moment.time)
             FROM moment WHERE moment.time <= ?4
           )
           SELECT bar.time, open, high, low, close FROM moment
           JOIN own_bar bar ON bar.interval_ms = ?2 AND bar.time = moment.time AND bar.coin = ?1
           WHERE moment.time <= ?4`
        )
    const rows = query.all(coin, widthMs, from, until) as unknown as Omit<Bar, 'volume'>[]
    return rows.map(row => ({ ...row, volume: null }))
  }

  /** Closes of the last day, ascending: hourly, or per minute for a coin watched for only a few hours. */
  spark(coin: string, now: EpochMs): readonly SparkPoint[] {
    const hours = this.bars(coin, hour, now - day)
    return thinned(hours.length >= fewHours ? hours : this.bars(coin, minute, now - day))
  }

  forget(coin: string): void {
    this.#database.prepare('DELETE FROM own_bar WHERE coin = ?').run(coin)
  }

  /** Removes old bars, and future bars from a time when the clock was wrong. */
  prune(now: EpochMs): void {
    // Two statements, so that each uses the primary key.
    const removeOld = this.#database.prepare('DELETE FROM own_bar WHERE interval_ms = ? AND time < ?')
    const removeAhead = this.#database.prepare('DELETE FROM own_bar WHERE interval_ms = ? AND time > ?')
    for (const { widthMs, forMs } of kept) {
      removeOld.run(widthMs, now - forMs)
      removeAhead.run(widthMs, now)
    }
  }
}
