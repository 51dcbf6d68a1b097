import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  DatabaseSync,
  enhance,
  type DatabaseSyncInstance,
  type EnhancedDatabaseSync
} from '@photostructure/sqlite'
import type { EpochMs } from '../contract/values'

export type Database = EnhancedDatabaseSync<DatabaseSyncInstance>

/** One step of a schema; its place in the list is its number. Steps are never edited once released. */
export type Migration = string

export interface OpenedDatabase {
  readonly database: Database
  /** Where a damaged file was moved to, so that a person can be told; null when all was well. */
  readonly movedTo: string | null
}

/** A file written by a newer Candlewick: opening it could lose what the newer one knows. */
export class NewerDatabaseError extends Error {
  readonly path: string
  constructor(path: string) {
    super('The data folder was written by a newer version of Candlewick.')
    this.path = path
  }
}

/**
 * Opens or creates a database and brings its schema up to date. A file that is not a database, or a
 * damaged one, is moved aside (kept, with its time in the name) and a new one takes its place.
 * @param durability full: every commit reaches the disk (what a person would miss); normal: a power cut
 *   may cost the last moments (what can be fetched again).
 * @throws NewerDatabaseError
 */
export function openDatabase(
  path: string,
  migrations: readonly Migration[],
  durability: 'full' | 'normal',
  now: EpochMs
): OpenedDatabase {
  mkdirSync(dirname(path), { recursive: true })
  try {
    return { database: openSound(path, migrations, durability), movedTo: null }
  } catch (error) {
    if (error instanceof NewerDatabaseError || !isDamage(error)) throw error
    const movedTo = moveAside(path, now)
    return { database: openSound(path, migrations, durability), movedTo }
  }
}

function openSound(path: string, migrations: readonly Migration[], durability: 'full' | 'normal'): Database {
  const database = enhance(new DatabaseSync(path))
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA foreign_keys = ON`)
    if (durability === 'full') checkPages(database)
    migrate(database, path, migrations)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function checkPages(database: Database): void {
  const row = database.prepare('PRAGMA quick_check(1)').get() as { quick_check?: string } | undefined
  if (row?.quick_check !== 'ok') throw Object.assign(new Error('quick_check failed'), { damaged: true })
}

function migrate(database: Database, path: string, migrations: readonly Migration[]): void {
  const version = (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
  if (version > migrations.length) throw new NewerDatabaseError(path)
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue
    database.transaction(() => {
      database.exec(migration)
      database.exec(`PRAGMA user_version = ${index + 1}`)
    })()
  }
}

const damage = /file is not a database|malformed|SQLITE_NOTADB|SQLITE_CORRUPT/i

function isDamage(error: unknown): boolean {
  return (
    error instanceof Error &&
    ('damaged' in error || damage.test(`${error.message} ${String(Reflect.get(error, 'code'))}`))
  )
}

function moveAside(path: string, now: EpochMs): string {
  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-')
  const movedTo = `${path}.damaged-${stamp}`
  // The write-ahead log belongs to the damaged file: left in place it would be replayed into the new one.
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, movedTo + suffix)
  }
  return movedTo
}
