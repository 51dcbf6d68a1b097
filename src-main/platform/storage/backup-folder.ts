import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backup } from '@photostructure/sqlite'
import type { BackupCopy, BackupReason } from '../../../src-shared/contract/backups'
import type { EpochMs } from '../../../src-shared/contract/values'
import { isSoundDatabase, openToRead, readFrom, versionOf, type Migration } from './database'
import { makePrivateFolder } from './private-files'

const mostBackups = 3
/**
 * Copying all pages in one step makes the copy consistent. Writes in the meantime go to the write-ahead
 * log.
 */
const allPages = 2 ** 31 - 1

/** Rejects with the file system's or SQLite's error. */
export type CopyDatabase = (from: string, to: string) => Promise<void>

const form = /^(?<name>[a-z]+)-(?<at>\d{13})-(?<reason>daily|migration|replaced)\.db$/

/** The backups of a database, in a folder next to it: `backups/state-1763800000000-daily.db`. */
export class BackupFolder {
  readonly path: string
  readonly #folder: string
  readonly #copy: CopyDatabase

  constructor(path: string, copy: CopyDatabase = copyOnThread) {
    this.path = path
    this.#copy = copy
    this.#folder = join(dirname(path), 'backups')
  }

  /** Empty if the folder can't be read, which the next backup reports. */
  list(): readonly BackupCopy[] {
    return this.#files()
      .flatMap(file => {
        const parts = form.exec(file)?.groups
        if (parts?.['name'] !== basename(this.path, '.db')) return []
        const bytes = statSync(join(this.#folder, file), { throwIfNoEntry: false })?.size
        if (bytes === undefined) return []
        return [{ id: file, at: Number(parts['at']), reason: parts['reason'] as BackupReason, bytes }]
      })
      .sort((one, other) => other.at - one.at)
  }

  /**
   * Makes a copy without blocking writers. Only one call can run at a time.
   * @throws the file system's or SQLite's error, after removing the partial copy
   */
  async take(reason: BackupReason, now: EpochMs): Promise<void> {
    makePrivateFolder(this.#folder)
    const to = join(this.#folder, `${basename(this.path, '.db')}-${Math.trunc(now)}-${reason}.db`)
    const begun = `${to}.begun`
    this.#forgetBegun()
    try {
      await this.#copy(this.path, begun)
      chmodSync(begun, 0o600)
      renameSync(begun, to)
    } finally {
      this.#forgetBegun()
    }
    this.#forgetOld(reason, now)
  }

  /** @throws like `take` */
  async takeBeforeMigration(migrations: readonly Migration[], now: EpochMs): Promise<void> {
    const version = versionAt(this.path)
    if (version !== null && version > 0 && version < migrations.length) await this.take('migration', now)
  }

  /**
   * Whether a copy can be restored. Version 0 is rejected, because SQLite treats a truncated file as a new
   * database of that version.
   */
  isSound(id: string, migrations: readonly Migration[]): boolean {
    const path = this.#find(id)
    const version = (path === null ? null : versionAt(path)) ?? 0
    return path !== null && version > 0 && version <= migrations.length && isSoundDatabase(path)
  }

  /**
   * The database must be closed. The replaced file is kept until `done`.
   * @throws the file system's error, after restoring the database
   */
  putBack(id: string): PutBack {
    const path = this.#find(id)
    if (path === null) throw new Error('There is no such copy.')
    const next = `${this.path}.next`
    const last = `${this.path}.last`
    try {
      copyFileSync(path, next)
      flush(next)
      for (const suffix of ['', ...suffixes])
        if (existsSync(this.path + suffix)) renameSync(this.path + suffix, last + suffix)
      renameSync(next, this.path)
    } catch (error) {
      rmSync(next, { force: true })
      this.#restore(last)
      throw error
    }
    return {
      undo: () => this.#restore(last),
      done: () => {
        for (const suffix of ['', ...suffixes]) rmSync(last + suffix, { force: true })
      }
    }
  }

  #files(): readonly string[] {
    try {
      return readdirSync(this.#folder)
    } catch {
      return []
    }
  }

  #restore(last: string): void {
    if (!existsSync(last)) return
    for (const suffix of suffixes) rmSync(this.path + suffix, { force: true })
    for (const suffix of ['', ...suffixes])
      if (existsSync(last + suffix)) renameSync(last + suffix, this.path + suffix)
  }

  #find(id: string): string | null {
    return this.list().some(copy => copy.id === id) ? join(this.#folder, id) : null
  }

  /** Copies dated in the future count as the oldest. */
  #forgetOld(reason: BackupReason, now: EpochMs): void {
    const ofReason = this.list().filter(copy => copy.reason === reason)
    const [known, future] = [ofReason.filter(({ at }) => at <= now), ofReason.filter(({ at }) => at > now)]
    for (const { id } of [...known, ...future].slice(mostBackups))
      rmSync(join(this.#folder, id), { force: true })
  }

  #forgetBegun(): void {
    for (const file of this.#files())
      if (isBegun(file, basename(this.path, '.db'))) rmSync(join(this.#folder, file), { force: true })
  }
}

export interface PutBack {
  undo(): void
  done(): void
}

const isBegun = (file: string, name: string): boolean =>
  file.startsWith(`${name}-`) && file.includes('.db.begun')

async function copyOnThread(from: string, to: string): Promise<void> {
  const source = openToRead(from)
  try {
    await backup(source, to, { rate: allPages })
  } finally {
    source.close()
  }
}

const suffixes = ['-wal', '-shm'] as const

/** The version of a database. Null if the file is missing or unreadable. */
function versionAt(path: string): number | null {
  if (!existsSync(path)) return null
  try {
    return readFrom(path, versionOf)
  } catch {
    return null
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}
