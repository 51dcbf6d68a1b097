import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'

/** Null if cache.db has no responses. */
export function answersSpan(cache: Database): { readonly from: EpochMs; readonly to: EpochMs } | null {
  const { first, last } = cache
    .prepare(
      `SELECT min(at) AS first, max(at) AS last FROM (
         SELECT fetched_at AS at FROM quote
         UNION ALL SELECT fetched_at FROM answer
         UNION ALL SELECT fetched_at FROM candle_series
       )`
    )
    .get() as { first: EpochMs | null; last: EpochMs | null }
  return first === null || last === null ? null : { from: first, to: last }
}
