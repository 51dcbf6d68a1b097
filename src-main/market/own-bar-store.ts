import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../storage/database'
import type { Bar } from './bar'
import { thinned, type SparkPoint } from './spark'
import { day, hour, minute } from '../../src-shared/time'

/** Bars from our own quotes: minutes for two days, hours for a quarter. */
const kept = [
  { widthMs: minute, forMs: 2 * day },
  { widthMs: hour, forMs: 92 * day }
] as const

/** With fewer hours than this a coin's minutes say more. */
const fewHours = 6

export type OwnWidth = (typeof kept)[number]['widthMs']

/** Price history built from the quotes we fetched ourselves, in cache.db. */
export class OwnBarStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Adds one price a coin, seen at `at`. */
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

  /** A coin's bars that open at a moment or later, and not after `until`, ascending. */
  bars(coin: string, widthMs: OwnWidth, since: EpochMs, until: EpochMs = Infinity): readonly Bar[] {
    // The table is in order of time, so one coin is looked up moment by moment, at those that were kept: after
    // a clock that was years off there may be a bar at the far end of a million empty ones.
    const rows = this.#database
      .prepare(
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
      .all(coin, widthMs, Math.ceil(since / widthMs) * widthMs, until) as unknown as Omit<Bar, 'volume'>[]
    return rows.map(row => ({ ...row, volume: null }))
  }

  /** A coin's closes of the last day, ascending: an hour apart, or finer for one that was watched for less. */
  spark(coin: string, now: EpochMs): readonly SparkPoint[] {
    const hours = this.bars(coin, hour, now - day)
    return thinned(hours.length >= fewHours ? hours : this.bars(coin, minute, now - day))
  }

  /** Forgets a coin's bars: its symbol means another coin from now on. */
  forget(coin: string): void {
    this.#database.prepare('DELETE FROM own_bar WHERE coin = ?').run(coin)
  }

  /** Forgets what is old, and bars of a time that has not come yet: the clock was wrong when they were made. */
  prune(now: EpochMs): void {
    // Two statements: each is a range of the key, which both at once would not be.
    const removeOld = this.#database.prepare('DELETE FROM own_bar WHERE interval_ms = ? AND time < ?')
    const removeAhead = this.#database.prepare('DELETE FROM own_bar WHERE interval_ms = ? AND time > ?')
    for (const { widthMs, forMs } of kept) {
      removeOld.run(widthMs, now - forMs)
      removeAhead.run(widthMs, now)
    }
  }
}
