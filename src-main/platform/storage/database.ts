import { existsSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  DatabaseSync,
  enhance,
  type DatabaseSyncInstance,
  type EnhancedDatabaseSync
} from '@photostructure/sqlite'
import type { EpochMs } from '../../../src-shared/contract/values'
import { diskReason } from './disk-reason'
import { makePrivateFile, makePrivateFolder } from './private-files'
import { pageSizeOf, withSmallPages } from './small-pages'

export type Database = EnhancedDatabaseSync<DatabaseSyncInstance>

/** Never edit a released migration. */
export type Migration = string

export interface OpenedDatabase {
  readonly database: Database
  /** Null if the file wasn't damaged. */
  readonly movedTo: string | null
}

/**
 * The page size in bytes. A call changes a few bytes of many pages, and SQLite writes whole pages: its
 * default of 4 kB writes three times as much in a day of watching 25 coins. In cache.db, larger pages speed
 * up reading long series.
 */
const pageBytes = { full: 512, normal: 1_024 }

/** At SQLite's default of 2 MB, the small pages of a long ledger are read repeatedly. */
const pagesInMemory = { full: 8_000, normal: 2_000 }

/** When the log reaches this size, it's copied into the file and its blocks are reused. */
const logBytes = (isExclusive: boolean): number => (isExclusive ? 1_000_000 : 4_096_000)

/** How long to wait for another program, such as backup software. */
export const busyTimeoutMs = 2_000

/** Thrown for a file of a newer version, because opening it could lose data. */
export class NewerDatabaseError extends Error {
  readonly path: string
  constructor(path: string) {
    super('The data folder was written by a newer version of Candlewick.')
    this.path = path
  }
}

/**
 * Creates the database if needed, and migrates it. Moves a damaged or foreign file aside.
 * @param durability full: every commit reaches the disk. normal: a power cut may lose the latest commits.
 * @param knownSound every page was read recently and the file hasn't changed since
 * @param isExclusive no other process can open the file, unless one did before. SQLite then keeps the log's
 * index in memory, not in a file where each commit would change several pages.
 * @throws NewerDatabaseError without changing the file
 */
export function openDatabase(
  path: string,
  migrations: readonly Migration[],
  durability: 'full' | 'normal',
  now: EpochMs,
  knownSound = false,
  isExclusive = false
): OpenedDatabase {
  makePrivateFolder(dirname(path))
  try {
    inspect(path, migrations)
    return { database: openSmall(path, migrations, durability, !knownSound, isExclusive), movedTo: null }
  } catch (error) {
    if (error instanceof NewerDatabaseError || !isDamage(error)) throw error
    const movedTo = moveAside(path, now)
    return { database: openSound(path, migrations, durability, false, isExclusive), movedTo }
  }
}

/**
 * Opens a database read-only, for use in a thread.
 * @throws if the file can't be read
 */
export const openToRead = (path: string): Database =>
  enhance(new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs }))

/** @throws like `openToRead` and `read` */
export function readFrom<Read>(path: string, read: (database: Database) => Read): Read {
  const database = openToRead(path)
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/**
 * Checks a file before it's opened. This happens read-only, because setting the journal mode, or even
 * closing, would write to the file.
 */
function inspect(path: string, migrations: readonly Migration[]): void {
  const found = statSync(path, { throwIfNoEntry: false })
  // SQLite would take an empty or missing file for a new database and discard its log.
  const isLogAlone = found === undefined && existsSync(`${path}-wal`)
  if (isLogAlone || found?.size === 0)
    throw new DamagedError('the file is empty or missing, but its log exists')
  if (found === undefined) return
  if (!found.isFile()) throw new DamagedError("it isn't a file")
  readFrom(path, database => {
    if (!isOurs(database, migrations)) throw new DamagedError('another program made it')
    if (versionOf(database) > migrations.length) throw new NewerDatabaseError(path)
  })
}

/** If an earlier version made the database with larger pages, converts it first. */
function openSmall(
  path: string,
  migrations: readonly Migration[],
  durability: 'full' | 'normal',
  readsPages: boolean,
  isExclusive: boolean
): Database {
  let isUnread = readsPages
  const open = (): Database => {
    const database = openSound(path, migrations, durability, isUnread, isExclusive)
    isUnread = false
    return database
  }
  return durability === 'full' ? withSmallPages(path, pageBytes.full, open) : open()
}

function openSound(
  path: string,
  migrations: readonly Migration[],
  durability: 'full' | 'normal',
  readsPages: boolean,
  isExclusive: boolean
): Database {
  // Makes the file private first, because its log and its index get the same permissions.
  makePrivateFile(path)
  const place = isExclusive ? `file:${encodeURIComponent(path)}?vfs=unix-excl` : path
  const database = enhance(new DatabaseSync(place, { timeout: busyTimeoutMs }))
  try {
    // Without recursive triggers, INSERT OR REPLACE would bypass the triggers that keep the ledger
    // append-only.
    database.exec(
      `PRAGMA page_size = ${pageBytes[durability]}; PRAGMA cache_size = -${pagesInMemory[durability]};
PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON`
    )
    database.exec(`PRAGMA wal_autocheckpoint = ${Math.round(logBytes(isExclusive) / pageSizeOf(database))}`)
    if (readsPages) checkPages(database)
    migrate(database, migrations)
    return database
  } catch (error) {
    database.close()
    if (isExclusive && diskReason(error) === 'locked')
      return openSound(path, migrations, durability, readsPages, false)
    throw error
  }
}

/** Reads every page (about 3 ms per MB), so that damage is found now instead of in a later query. */
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

/** @throws DamagedError if Candlewick can't have written it */
export function versionOf(database: Pick<DatabaseSyncInstance, 'prepare'>): number {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version < 0) throw new DamagedError('the version is unknown')
  return version
}

/**
 * Whether Candlewick wrote the file. Its files have all tables of their version. A newer version may have
 * dropped some, but not all. Migrations so far never drop or rename tables.
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

/** Nothing may write to the file during the check. */
export function isSoundDatabase(path: string): boolean {
  try {
    readFrom(path, checkPages)
    return true
  } catch {
    return false
  }
}

class DamagedError extends Error {}

const damage = /file is not a database|malformed|SQLITE_NOTADB|SQLITE_CORRUPT/i

/** False for a disk error or a lock. */
export function isDamage(error: unknown): boolean {
  if (error instanceof DamagedError) return true
  return error instanceof Error && damage.test(`${error.message} ${String(Reflect.get(error, 'code'))}`)
}

function moveAside(path: string, now: EpochMs): string {
  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-')
  let movedTo = `${path}.damaged-${stamp}`
  // The name may be taken if the clock was set back.
  for (let count = 2; existsSync(movedTo); count++) movedTo = `${path}.damaged-${stamp}-${count}`
  // Moves the log along, because SQLite would apply it to the new file.
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, movedTo + suffix)
  }
  return movedTo
}
