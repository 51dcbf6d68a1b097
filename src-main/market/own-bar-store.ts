import type { EpochMs } from '../contract/values'
import type { Database } from '../storage/database'
import type { Bar } from './bar'
import { mostSparkPoints, type SparkPoint } from './spark'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Bars from our own quotes: minutes for two days, hours for a quarter. */
const kept = [
  { widthMs: minute, forMs: 2 * day },
  { widthMs: hour, forMs: 92 * day }
] as const

/** Fewer half hours than this make no line worth drawing. */
const fewPoints = 3

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

  /** A coin's bars since a moment, ascending. */
  bars(coin: string, widthMs: OwnWidth, since: EpochMs): readonly Bar[] {
    const rows = this.#database
      .prepare(
        `SELECT time, open, high, low, close FROM own_bar
         WHERE coin = ? AND interval_ms = ? AND time >= ? ORDER BY time`
      )
      .all(coin, widthMs, since) as unknown as Omit<Bar, 'volume'>[]
    return rows.map(row => ({ ...row, volume: null }))
  }

  /** Closes of the last day, ascending, a point each half hour; each minute for a coin watched only lately. */
  sparks(now: EpochMs): ReadonlyMap<string, readonly SparkPoint[]> {
    const rows = this.#database
      .prepare(
        `SELECT coin, max(time) AS time, close FROM own_bar
         WHERE interval_ms = ${minute} AND time >= ? GROUP BY coin, time / ${30 * minute} ORDER BY coin, time`
      )
      .all(now - day) as { coin: string; time: number; close: number }[]
    const sparks = new Map<string, readonly SparkPoint[]>()
    for (const { coin, time, close } of rows) sparks.set(coin, [...(sparks.get(coin) ?? []), { time, close }])
    for (const [coin, points] of sparks) {
      if (points.length < fewPoints)
        sparks.set(coin, this.bars(coin, minute, now - day).slice(-mostSparkPoints))
    }
    return sparks
  }

  prune(now: EpochMs): void {
    const remove = this.#database.prepare('DELETE FROM own_bar WHERE interval_ms = ? AND time < ?')
    for (const { widthMs, forMs } of kept) remove.run(widthMs, now - forMs)
  }
}
