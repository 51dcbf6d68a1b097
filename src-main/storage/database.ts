import { existsSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  DatabaseSync,
  enhance,
  type DatabaseSyncInstance,
  type EnhancedDatabaseSync
} from '@photostructure/sqlite'
import type { EpochMs } from '../../src-shared/contract/values'
import { makePrivateFile, makePrivateFolder } from './private-files'

export type Database = EnhancedDatabaseSync<DatabaseSyncInstance>

/** One step of a schema; its place in the list is its number. Steps are never edited once released. */
export type Migration = string

export interface OpenedDatabase {
  readonly database: Database
  /** Where a damaged file was moved to, so that a person can be told; null when all was well. */
  readonly movedTo: string | null
}

/** How long a statement waits for another program (a backup, a file synchroniser) to let go of the file. */
export const busyTimeoutMs = 2_000

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
 * @param knownSound where every page was read not long ago, and nobody can have written to the file since
 * @throws NewerDatabaseError, with the file left as it was
 */
export function openDatabase(
  path: string,
  migrations: readonly Migration[],
  durability: 'full' | 'normal',
  now: EpochMs,
  knownSound = false
): OpenedDatabase {
  makePrivateFolder(dirname(path))
  try {
    inspect(path, migrations)
    return { database: openSound(path, migrations, durability, !knownSound), movedTo: null }
  } catch (error) {
    if (error instanceof NewerDatabaseError || !isDamage(error)) throw error
    const movedTo = moveAside(path, now)
    return { database: openSound(path, migrations, durability, false), movedTo }
  }
}

/** Another connection to a database that is open already, for a thread that only reads. @throws where it can't be read */
export const openToRead = (path: string): Database =>
  enhance(new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs }))

/** Looks before touching: setting the journal mode, or closing, would already write to the file. */
function inspect(path: string, migrations: readonly Migration[]): void {
  const found = statSync(path, { throwIfNoEntry: false })
  // SQLite takes an emptied file for a new one and throws its write-ahead log away.
  const isLogAlone = found === undefined && existsSync(`${path}-wal`)
  if (isLogAlone || found?.size === 0)
    throw new DamagedError('the file is empty, or gone from beside its log')
  if (found === undefined) return
  if (!found.isFile()) throw new DamagedError('it is no file')
  const database = enhance(new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs }))
  try {
    if (!isOurs(database, migrations)) throw new DamagedError('another program made it')
    if (versionOf(database) > migrations.length) throw new NewerDatabaseError(path)
  } finally {
    database.close()
  }
}

function openSound(
  path: string,
  migrations: readonly Migration[],
  durability: 'full' | 'normal',
  readsPages: boolean
): Database {
  // SQLite gives its write-ahead log and the log's index the permissions of the file itself.
  makePrivateFile(path)
  const database = enhance(new DatabaseSync(path, { timeout: busyTimeoutMs }))
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA foreign_keys = ON`)
    // Without it INSERT OR REPLACE removes a row past the triggers that keep the ledger append-only.
    database.exec('PRAGMA recursive_triggers = ON')
    if (readsPages) checkPages(database)
    migrate(database, migrations)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** About 3 ms a megabyte, and the only way to meet damage here and not in the middle of a query. */
function checkPages(database: Database): void {
  const row = database.prepare('PRAGMA quick_check(1)').get() as { quick_check?: string } | undefined
  if (row?.quick_check !== 'ok') throw new DamagedError('quick_check failed')
}

function migrate(database: Database, migrations: readonly Migration[]): void {
  const version = versionOf(database)
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue
    database.transaction(() => {
      database.exec(migration)
      database.exec(`PRAGMA user_version = ${index + 1}`)
    })()
  }
}

/** How many migrations a database has had. @throws where it is none of ours */
export function versionOf(database: Pick<DatabaseSyncInstance, 'prepare'>): number {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version < 0) throw new DamagedError('the version is none of ours')
  return version
}

/**
 * Whether a database has the tables that its version says: one of another program, or of ours under another name, has not. A
 * newer version may have taken some away, but not all. No step of ours drops or renames a table.
 */
function isOurs(database: Database, migrations: readonly Migration[]): boolean {
  const version = versionOf(database)
  const rows = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  const names = new Set((rows as { name: string }[]).map(({ name }) => name))
  if (version === 0) return names.size === 0
  const made = migrations.slice(0, version).flatMap(step => [...step.matchAll(/CREATE TABLE (\w+)/g)])
  const isThere = ([, name = '']: RegExpExecArray): boolean => names.has(name)
  return version > migrations.length ? names.size === 0 || made.some(isThere) : made.every(isThere)
}

/** Whether every page of a database file that nobody writes to can be read. */
export function isSoundDatabase(path: string): boolean {
  try {
    const database = enhance(new DatabaseSync(path, { readOnly: true }))
    try {
      checkPages(database)
      return true
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}

class DamagedError extends Error {}

const damage = /file is not a database|malformed|SQLITE_NOTADB|SQLITE_CORRUPT/i

/** Whether an error says that a file's pages can't be read, and neither the disk nor anybody else is to blame. */
export function isDamage(error: unknown): boolean {
  if (error instanceof DamagedError) return true
  return error instanceof Error && damage.test(`${error.message} ${String(Reflect.get(error, 'code'))}`)
}

function moveAside(path: string, now: EpochMs): string {
  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-')
  let movedTo = `${path}.damaged-${stamp}`
  // A clock that stands still, or was set back, must not lay one damaged file over another.
  for (let count = 2; existsSync(movedTo); count++) movedTo = `${path}.damaged-${stamp}-${count}`
  // The write-ahead log belongs to the damaged file: left in place it would be replayed into the new one.
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, movedTo + suffix)
  }
  return movedTo
}
