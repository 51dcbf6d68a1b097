import type { EpochMs } from '../../../src-shared/contract/values'
import type { Database } from './database'
import type { Fact } from './fact'
import { readStored } from './stored-json'

/** Reads a cached response. Returns null if none can be read, so that the caller loads the data again. */
export function readCached<Value>(
  database: Database,
  { name, schema }: Fact<Value>
): { readonly value: Value; readonly fetchedAt: EpochMs } | null {
  const row = database.prepare('SELECT value, fetched_at FROM kept WHERE name = ?').get(name) as
    { value: string; fetched_at: number } | undefined
  const value = row === undefined ? null : readStored(schema, row.value)
  return row === undefined || value === null ? null : { value, fetchedAt: row.fetched_at }
}

/** @throws DiskError */
export function writeCached<Value>(
  database: Database,
  { name }: Pick<Fact<Value>, 'name'>,
  value: Value,
  fetchedAt: EpochMs
): void {
  database
    .prepare(
      `INSERT INTO kept (name, value, fetched_at) VALUES (?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, fetched_at = excluded.fetched_at`
    )
    .run(name, JSON.stringify(value), fetchedAt)
}
