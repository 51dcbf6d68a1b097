import type { EpochMs, Interval } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'

/** Five weeks of minute bars, which is more than the service returns. */
const mostBars = 50_000
const mostCorrections = 1_000
const unusedForMs = 180 * 86_400_000
/** Removing this many bars takes a few ms. The rest is removed after later responses. */
const mostAtOnce = 2_000

interface Series {
  readonly coin: string
  readonly interval: Interval
}

export class CandleBounds {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Removes old bars of the series that was just loaded, and bars of one unused series. */
  keep(series: Series, now: EpochMs): void {
    const { coin, interval } = series
    const oldestNeeded = this.#database
      .prepare(
        `SELECT time FROM candle WHERE coin = ? AND interval = ? ORDER BY time DESC LIMIT 1 OFFSET ${mostBars - 1}`
      )
      .get(coin, interval) as { time: number } | undefined
    if (oldestNeeded) this.#removeBefore(series, oldestNeeded.time)
    this.#database
      .prepare(
        `DELETE FROM candle_correction WHERE coin = ?1 AND interval = ?2 AND corrected_at < (
           SELECT corrected_at FROM candle_correction WHERE coin = ?1 AND interval = ?2
           ORDER BY corrected_at DESC, time DESC LIMIT 1 OFFSET ${mostCorrections})`
      )
      .run(coin, interval)
    this.#forgetUnused(now - unusedForMs)
  }

  #removeBefore({ coin, interval }: Series, before: EpochMs): number {
    const { changes } = this.#database
      .prepare(
        `DELETE FROM candle WHERE coin = ?1 AND interval = ?2 AND time IN (
           SELECT time FROM candle WHERE coin = ?1 AND interval = ?2 AND time < ?3 ORDER BY time LIMIT ${mostAtOnce})`
      )
      .run(coin, interval, before)
    // Removed bars count as not loaded, so that the user can load them again.
    if (Number(changes) > 0)
      this.#database
        .prepare(
          `UPDATE candle_series SET covered_from = max(covered_from, coalesce(
             (SELECT min(time) FROM candle WHERE coin = ?1 AND interval = ?2), covered_from))
           WHERE coin = ?1 AND interval = ?2`
        )
        .run(coin, interval)
    return Number(changes)
  }

  #forgetUnused(since: EpochMs): void {
    const unused = this.#database
      .prepare('SELECT coin, interval FROM candle_series WHERE fetched_at < ? ORDER BY fetched_at LIMIT 1')
      .get(since) as Series | undefined
    if (!unused || this.#removeBefore(unused, Number.MAX_SAFE_INTEGER) > 0) return
    for (const table of ['candle_correction', 'candle_series'])
      this.#database
        .prepare(`DELETE FROM ${table} WHERE coin = ? AND interval = ?`)
        .run(unused.coin, unused.interval)
  }
}
