import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../storage/database'

/** When the newest answer in cache.db was fetched; null where there is none. */
export function newestAnswer(cache: Database): EpochMs | null {
  const row = cache
    .prepare(
      `SELECT max(at) AS at FROM (
         SELECT max(fetched_at) AS at FROM quote
         UNION ALL SELECT max(fetched_at) FROM answer
         UNION ALL SELECT max(fetched_at) FROM candle_series
       )`
    )
    .get() as { at: EpochMs | null }
  return row.at
}
